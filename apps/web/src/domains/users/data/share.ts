// Hands an address to the phone's own share sheet, or to the clipboard where there is none.

export async function share(what: { title: string; url: string }): Promise<'shared' | 'copied' | 'stopped'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what);
      return 'shared';
    } catch {
      return 'stopped';
    }
  }
  try {
    await navigator.clipboard.writeText(what.url);
    return 'copied';
  } catch {
    return 'stopped';
  }
}
