// Owns the instance's keys: derived from one root by purpose, so that a signature made for one use serves for no other.
export interface Secrets {
  /** HMAC-SHA-256 with the key of that purpose. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
  /** Authenticated encryption for secrets that must be read again (TOTP seeds). */
  seal(purpose: string, plain: string): string;
  open(purpose: string, sealed: string): string | undefined;
}
