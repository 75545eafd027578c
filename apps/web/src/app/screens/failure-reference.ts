// Owns the reference a person can quote about a failure: the same failure at the same place gives the same letters.

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function failureReference(error: unknown, now: Date): { reference: string; time: string } {
  const text = `${error instanceof Error ? `${error.name}:${error.message}` : String(error)}@${window.location.pathname}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  let reference = '';
  for (let place = 0; place < 6; place += 1) {
    reference += LETTERS[(hash >>> (place * 5)) & 31] ?? '2';
    if (place === 3) reference += '-';
  }
  return { reference, time: now.toTimeString().slice(0, 8) };
}
