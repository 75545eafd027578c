// A typed web address as it is stored, and as people read it.
import { webAddress } from '@stagepass/base/address.ts';

/** Null where no web address can be made of it. */
export function linkAddress(typed: string): string | null {
  const text = webAddress(typed);
  if (text === '' || text.length > 300 || /\s/.test(text)) return null;
  try {
    const url = new URL(text);
    return url.hostname.includes('.') ? url.href : null;
  } catch {
    return null;
  }
}

/** Without scheme and a lone slash. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
