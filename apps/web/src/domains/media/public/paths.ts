// Owns the addresses of the media domain.

export {};
