// The bytes of a text as 0x-hex: wallets take the message to sign in this form.

export function hexOfText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
