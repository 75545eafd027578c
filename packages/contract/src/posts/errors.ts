// Owns the expected failures of the posts domain.

export {};
