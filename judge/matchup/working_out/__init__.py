"""Works out a situation: it is played deed by deed, and what is asked about it is read from the plays."""
