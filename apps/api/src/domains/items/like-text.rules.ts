// Owns how a typed text becomes a pattern for LIKE: what it holds stands for itself.

export function likeText(typed: string): string {
  return `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
