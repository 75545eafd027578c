// Owns the expected failures of the memberships domain.

export {};
