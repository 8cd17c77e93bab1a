"""Works out a situation: it is played deed by deed, and the answer is read from the plays."""
