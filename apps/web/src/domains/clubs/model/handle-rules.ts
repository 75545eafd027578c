// What a club's handle may be, and the one that a name suggests.

export const MAX_HANDLE = 30;

const shape = /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/;

export function normalHandle(typed: string): string {
  return typed.trim().toLowerCase();
}

export function isHandle(typed: string): boolean {
  return shape.test(normalHandle(typed));
}

/** Letters without their marks, words joined by hyphens; empty where nothing of the name can stand in a handle. */
export function handleFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[æä]/g, 'ae')
    .replace(/[^a-z0-9]+/g, '-');
  const handle = plain.slice(0, MAX_HANDLE).replace(/^-+|-+$/g, '');
  return handle.length >= 3 ? handle : '';
}
