// Whether an account can still be made with an email: asked when the field is left, or after a pause in typing.
import { useEffect, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { looksLikeEmail } from '../model/email-shape.ts';

export type EmailCheck = 'unknown' | 'checking' | 'free' | 'taken';

const PAUSE_MS = 700;

/** The check is a courtesy: where it fails or is rationed, registering itself still says whether it is taken. */
export function useEmailCheck(typed: string, left: boolean): EmailCheck {
  const email = typed.trim().toLowerCase();
  const [checked, setChecked] = useState<{ email: string; result: EmailCheck } | null>(null);
  const known = checked?.email === email;
  useEffect(() => {
    if (known || !looksLikeEmail(email)) return;
    const leave = new AbortController();
    const ask = async () => {
      try {
        const { data } = await call(
          'POST /auth/system/validateEmail',
          { body: { email } },
          { signal: leave.signal },
        );
        setChecked({ email, result: data.available ? 'free' : 'taken' });
      } catch {
        if (!leave.signal.aborted) setChecked({ email, result: 'unknown' });
      }
    };
    const timer = setTimeout(ask, left ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [email, known, left]);
  if (!looksLikeEmail(email)) return 'unknown';
  return known ? checked.result : 'checking';
}
