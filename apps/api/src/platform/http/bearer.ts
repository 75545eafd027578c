// Owns the reading of an Authorization header that carries a token.

/** What comes after `Bearer`, in whatever letters that word is written; undefined where the header says something else. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^bearer +(.+)$/i.exec(header ?? '')?.[1];
}
