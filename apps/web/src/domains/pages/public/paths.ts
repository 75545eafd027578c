// Owns the addresses of the pages domain.

export const termsPath = '/legal/terms';
export const privacyPath = '/legal/privacy';
