// Owns how typed words become a pattern of `ilike`.
/** Anywhere in a name; what means something to `ilike` means itself. */
export function likeText(typed: string | undefined): string | undefined {
  return typed === undefined || typed === '' ? undefined : `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
}
