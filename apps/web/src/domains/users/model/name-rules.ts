// What names may look like while they are typed; the server has the last word.

export function normalUserName(typed: string): string {
  return typed.trim().toLowerCase();
}

export function isUserName(typed: string): boolean {
  return /^[a-z0-9_]{3,20}$/.test(normalUserName(typed));
}

export type DisplayNameTrouble = 'missing' | 'long';

export function displayNameTrouble(typed: string): DisplayNameTrouble | null {
  const name = typed.trim();
  if (name === '') return 'missing';
  return name.length > 50 ? 'long' : null;
}
