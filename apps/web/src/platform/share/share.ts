// Hands an address to the phone's own share sheet, or to the clipboard where there is none.

export async function share(what: { title: string; path: string }): Promise<'shared' | 'copied' | 'stopped'> {
  const { title, path } = what;
  const url = new URL(path, window.location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Closed by the person, or refused by the phone: nothing happened.
    return 'stopped';
  }
}
