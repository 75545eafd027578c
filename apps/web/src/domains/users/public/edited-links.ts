// Links of a profile or of a club while they are edited: what was typed, what is wrong with it, and what is saved.
import { webAddress } from '@stagepass/base/address.ts';

export const MAX_LINKS = 5;
const MAX_LABEL = 30;
const MAX_ADDRESS = 300;

interface SavedLink {
  label: string;
  url: string;
}

export interface EditedLink extends SavedLink {
  /** Keeps a row's identity while others are removed. */
  key: number;
}

export function editedLinks(saved: readonly SavedLink[]): EditedLink[] {
  return saved.map((link, key) => ({ key, ...link }));
}

/** Null where no web address can be made of it. */
export function linkAddress(typed: string): string | null {
  const text = webAddress(typed);
  if (text === '' || /\s/.test(text)) return null;
  try {
    const { hostname, href } = new URL(text);
    // Measured as it is sent: each letter beyond ASCII takes several characters there.
    return hostname.includes('.') && href.length <= MAX_ADDRESS ? href : null;
  } catch {
    return null;
  }
}

/** A link left empty on both sides is none. */
export function writtenLinks(links: readonly EditedLink[]): EditedLink[] {
  return links.filter(({ label, url }) => label.trim() !== '' || url.trim() !== '');
}

/** The keys of links that lack a label or an address. */
export function wrongLinks(links: readonly EditedLink[]): number[] {
  return writtenLinks(links)
    .filter(({ label, url }) => {
      const length = label.trim().length;
      return length === 0 || length > MAX_LABEL || linkAddress(url) === null;
    })
    .map(({ key }) => key);
}

export function savedLinks(links: readonly EditedLink[]): SavedLink[] {
  return writtenLinks(links).map(({ label, url }) => ({ label: label.trim(), url: linkAddress(url) ?? url }));
}
