// Hands an address or a file to the phone's own share sheet; without one, to the clipboard or to its files.

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

/** A file to the phone's share sheet, or saved where there is none that takes files. */
export async function shareFile(what: {
  title: string;
  file: File;
}): Promise<'shared' | 'saved' | 'stopped'> {
  const { title, file } = what;
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] }))
    return navigator.share({ title, files: [file] }).then(
      () => 'shared' as const,
      () => 'stopped' as const,
    );
  saveFile(file);
  return 'saved';
}

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: file.name });
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
