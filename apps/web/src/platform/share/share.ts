// Hands an address or a file to the phone's own share sheet; without one, to the clipboard or to its files.

import { apiBase } from '../api/api-base.ts';

export interface SharedAddress {
  title: string;
  path: string;
  /** The picture that stands beside the link, as `badge/<id>`: handed over with it where the phone takes pictures. */
  card?: string;
}

export async function share(what: SharedAddress): Promise<'shared' | 'copied' | 'stopped'> {
  const { title, path, card } = what;
  const url = new URL(path, window.location.origin).href;
  try {
    if (typeof navigator.share === 'function') {
      const picture = card === undefined ? undefined : await pictureOf(card);
      await navigator.share(picture === undefined ? { title, url } : { title, url, files: [picture] });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // Closed by the person, or refused by the phone: nothing happened.
    return 'stopped';
  }
}

/** Any longer, and phones no longer take the share sheet for what the person pressed. */
const PICTURE_MS = 1500;

/** Undefined where the phone takes no pictures, or there is none for everybody: the link alone is shared then. */
async function pictureOf(card: string): Promise<File | undefined> {
  const type = 'image/png';
  const takes = (file: File) =>
    typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  if (!takes(new File([], 'stagepass.png', { type }))) return undefined;
  try {
    const address = `${apiBase()}/cards/${card.split('/').map(encodeURIComponent).join('/')}.png`;
    const answered = await fetch(address, { signal: AbortSignal.timeout(PICTURE_MS) });
    return answered.ok ? new File([await answered.blob()], 'stagepass.png', { type }) : undefined;
  } catch {
    return undefined;
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
