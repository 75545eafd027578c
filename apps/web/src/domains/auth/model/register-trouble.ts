// Beside which field of the registration a failure is shown.

export type RegisterField = 'email' | 'password' | 'again' | 'terms' | 'age' | 'form';

const fields: Readonly<Record<string, RegisterField>> = {
  'auth.email-taken': 'email',
  'auth.passwords-differ': 'again',
  'auth.password-too-short': 'password',
  'auth.password-too-long': 'password',
  'auth.password-too-common': 'password',
  'auth.password-is-email': 'password',
  'auth.terms-not-accepted': 'terms',
  'auth.too-young': 'age',
};

export function registerTroubleField(code: string): RegisterField {
  return fields[code] ?? 'form';
}
