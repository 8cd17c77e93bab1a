"""What was found in a walk, in sentences as a judge says them."""
