// The rules of a new password as a person types it; leaked passwords only the server knows.

export interface PasswordRules {
  length: boolean;
  notEmail: boolean;
  same: boolean;
}

export function passwordRules(typed: { email: string; password: string; again: string }): PasswordRules {
  const { password } = typed;
  const email = typed.email.trim().toLowerCase();
  // Counted as the server counts: by code point, so that an emoji is one character.
  const length = [...password].length;
  return {
    length: length >= 8 && length <= 128,
    notEmail: password !== '' && password.toLowerCase() !== email,
    same: password !== '' && password === typed.again,
  };
}

type PasswordErrorCode =
  | 'auth.password-too-long'
  | 'auth.password-too-short'
  | 'auth.password-is-email'
  | 'auth.passwords-differ';

/** What to say about a new password that cannot be sent as it is, and beside which of its two fields. */
export function newPasswordTrouble(
  errors: Readonly<Record<PasswordErrorCode, string>>,
  typed: { email: string; password: string; again: string },
): { password?: string; again?: string } {
  const rules = passwordRules(typed);
  const isLong = [...typed.password].length > 128;
  if (!rules.length)
    return { password: errors[isLong ? 'auth.password-too-long' : 'auth.password-too-short'] };
  if (!rules.notEmail) return { password: errors['auth.password-is-email'] };
  return rules.same ? {} : { again: errors['auth.passwords-differ'] };
}
