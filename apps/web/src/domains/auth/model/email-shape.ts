// Whether a typed text can be an email address; the server has the last word.

export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
}

/** What to say about an address that cannot be sent as it is. */
export function emailTrouble(
  words: { emailMissing: string; emailWrong: string },
  email: string,
): string | undefined {
  if (email.trim() === '') return words.emailMissing;
  return looksLikeEmail(email) ? undefined : words.emailWrong;
}
