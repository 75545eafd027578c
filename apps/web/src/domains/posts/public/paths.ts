// Owns the addresses of the posts domain.

export {};
