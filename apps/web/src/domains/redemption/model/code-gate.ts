// Lets a code through once while it stays in the frame, though it is read many times and renews itself.
import { parseRedeemCode } from '@stagepass/base/redeem-code.ts';

/** So long out of the frame, and the same code counts as shown again. */
const AWAY_MS = 1500;

export function makeCodeGate(): (text: string, now_ms: number) => boolean {
  let last: { subject: string; seen_ms: number } | null = null;
  return (text, now_ms) => {
    // The same ticket with the code of the next half minute is still the same ticket.
    const code = parseRedeemCode(text);
    const subject = code === undefined ? text : `${code.kind} ${code.subject_id}`;
    const isSame = last !== null && last.subject === subject && now_ms - last.seen_ms < AWAY_MS;
    last = { subject, seen_ms: now_ms };
    return !isSame;
  };
}
