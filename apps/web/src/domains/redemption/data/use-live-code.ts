// The code of this moment: signed anew with every slot of the server's clock, on the phone alone.
import { type RedeemKind, signRedeemCode, slotAt, slotEndsAt } from '@stagepass/base/redeem-code.ts';
import { useEffect, useState } from 'react';
import type { PhoneKey } from './phone-key.ts';

export interface LiveCodeOf {
  kind: RedeemKind;
  subject_id: string;
  key: PhoneKey | null;
  offset_ms: number;
}

export interface LiveCode {
  code: string;
  /** Seconds until the next one. */
  left_s: number;
}

/** Null until the first is signed, and where there is no key. */
export function useLiveCode({ kind, subject_id, key, offset_ms }: LiveCodeOf): LiveCode | null {
  const [made, setMade] = useState<{ slot: number; code: string } | null>(null);
  const [now_ms, setNow] = useState(() => Date.now() + offset_ms);
  const slot = slotAt(now_ms);
  useEffect(() => {
    // Faster than a second: a phone that slept wakes up with a stale code on its glass.
    const timer = setInterval(() => setNow(Date.now() + offset_ms), 500);
    return () => clearInterval(timer);
  }, [offset_ms]);
  useEffect(() => {
    let live = true;
    if (key === null) return undefined;
    void signRedeemCode({ kind, subject_id, key_id: key.key_id, slot }, key.private_key).then((code) => {
      if (live) setMade({ slot, code });
    });
    return () => {
      live = false;
    };
  }, [kind, subject_id, key, slot]);
  if (made === null || key === null) return null;
  return { code: made.code, left_s: Math.max(0, Math.ceil((slotEndsAt(slot) - now_ms) / 1000)) };
}
