"""The findings of a walk, in sentences as a judge says them."""
