// Owns the addresses of the memberships domain.

export {};
