// Owns what can be wrong with a new password, wherever one is chosen.
import * as e from './errors.ts';

export const newPasswordErrors = [
  e.signInBusy,
  e.passwordTooShort,
  e.passwordTooLong,
  e.passwordTooCommon,
  e.passwordIsEmail,
] as const;
