// Whether a user name can be taken, asked after a short pause in typing.
import { useEffect, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { isUserName, normalUserName } from '../model/name-rules.ts';

export type NameCheck = 'unknown' | 'own' | 'checking' | 'free' | 'taken';

const PAUSE_MS = 350;

/** A courtesy: where it fails, saving still says whether the name is taken. */
export function useNameCheck({ typed, own }: { typed: string; own: string }): NameCheck {
  const name = normalUserName(typed);
  const asks = name !== own && isUserName(name);
  const [checked, setChecked] = useState<{ name: string; result: NameCheck } | null>(null);
  const known = checked?.name === name;
  useEffect(() => {
    if (known || !asks) return;
    const leave = new AbortController();
    const ask = async () => {
      try {
        const input = { body: { user_name: name } };
        const { data } = await call('POST /auth/system/validateUsername', input, { signal: leave.signal });
        setChecked({ name, result: data.available ? 'free' : 'taken' });
      } catch {
        if (!leave.signal.aborted) setChecked({ name, result: 'unknown' });
      }
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [name, known, asks]);
  if (name === own) return 'own';
  if (!asks) return 'unknown';
  return known ? checked.result : 'checking';
}
