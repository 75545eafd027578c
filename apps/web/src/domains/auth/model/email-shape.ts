// Whether a typed text can be an e-mail address; the server has the last word.

export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
}
