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

export function meetsAll(rules: PasswordRules): boolean {
  return rules.length && rules.notEmail && rules.same;
}
