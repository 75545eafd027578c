// Owns the addresses of the pages domain.

export const welcomePath = '/welcome';
export const termsPath = '/legal/terms';
export const privacyPath = '/legal/privacy';

/** The two partner slugs that have an address of their own; all others stand under /p/. */
const OWN_ADDRESS: Readonly<Record<string, string>> = { ntu: '/NTU', ntt: '/ntt' };

export function partnerPath(slug: string): string {
  return OWN_ADDRESS[slug.toLowerCase()] ?? `/p/${encodeURIComponent(slug)}`;
}
