// Reads the link of the mail for a new password: its token stands behind the #, where no server sees it.

export function resetTokenOf({ search, hash }: { search: string; hash: string }): string | null {
  if (new URLSearchParams(search).get('mode') !== 'reset') return null;
  return /^#link=([\w-]{1,100})$/.exec(hash)?.[1] ?? null;
}
