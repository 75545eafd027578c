// Owns the addresses of the pages domain.

export const termsPath = '/legal/terms';
/** The first partners have addresses of their own. */
export function partnerPath(slug: string): string {
  return ['ntu', 'ntt'].includes(slug.toLowerCase()) ? `/${slug}` : `/p/${slug}`;
}

export const privacyPath = '/legal/privacy';
