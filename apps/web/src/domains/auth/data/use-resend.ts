// Sending a code again: at most once a minute, with the wait counted down in front of the person.
import { useCallback, useEffect, useState } from 'react';
import { RESEND_AFTER_S, secondsLeft } from '../model/resend-clock.ts';

export interface Resend {
  /** 0 when a code may be asked for. */
  wait_s: number;
  sending: boolean;
  send: () => Promise<boolean>;
}

export function useResend(input: {
  /** Seconds to wait from the start on: 0 where no code was sent yet. */
  initial_s: number;
  ask: () => Promise<{ data: { resend_after_s: number } }>;
  onFailure: (error: unknown) => void;
}): Resend {
  const { initial_s, ask, onFailure } = input;
  const [until_ms, setUntil] = useState(() => Date.now() + initial_s * 1000);
  const [now_ms, setNow] = useState(() => Date.now());
  const [sending, setSending] = useState(false);
  const wait_s = secondsLeft({ until_ms, now_ms });
  const waiting = wait_s > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  const send = useCallback(async () => {
    setSending(true);
    try {
      const { data } = await ask();
      setNow(Date.now());
      setUntil(Date.now() + (data.resend_after_s || RESEND_AFTER_S) * 1000);
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    } finally {
      setSending(false);
    }
  }, [ask, onFailure]);
  return { wait_s, sending, send };
}
