// Hands the invitation to the phone's own share sheet, or to the clipboard.

export function invitationAddress(code: string): string {
  return `${window.location.origin}/club/invite/${code}`;
}

export async function shareAddress(what: {
  title: string;
  url: string;
}): Promise<'shared' | 'copied' | 'stopped' | 'failed'> {
  if (typeof navigator.share !== 'function') return copyAddress(what.url);
  try {
    await navigator.share(what);
    return 'shared';
  } catch {
    return 'stopped';
  }
}

/** Plain http gives no clipboard: then the link is there to be pressed and held. */
export async function copyAddress(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
