// Owns the name under which a phone notes whose pass it can show without a network.
export const passKeptKey = 'spc-pass-kept';
