// Beside which field of a new account, or of a new password, a failure is shown.

export const passwordCodes = {
  'auth.passwords-differ': 'again',
  'auth.password-too-short': 'password',
  'auth.password-too-long': 'password',
  'auth.password-too-common': 'password',
  'auth.password-is-email': 'password',
} as const;

export const consentCodes = { 'auth.terms-not-accepted': 'terms', 'auth.too-young': 'age' } as const;
