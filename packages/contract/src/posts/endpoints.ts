// Owns the endpoints of posts.

export {};
