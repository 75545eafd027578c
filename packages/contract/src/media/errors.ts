// Owns the expected failures of the media domain.

export {};
