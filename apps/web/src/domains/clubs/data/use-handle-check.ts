// Whether a club can have a handle, asked after a short pause in typing.
import { useEffect, useState } from 'react';
import { call } from '#platform/api/api.ts';
import { isHandle, normalHandle } from '../model/handle-rules.ts';

export interface HandleCheck {
  state: 'unknown' | 'own' | 'checking' | 'free' | 'taken' | 'reserved';
  /** A free one that is near. */
  suggestion: string | null;
}

const PAUSE_MS = 350;
const nothing: HandleCheck = { state: 'unknown', suggestion: null };

/** A courtesy: where it fails, saving still says whether the handle is taken. */
export function useHandleCheck({ typed, own }: { typed: string; own?: string }): HandleCheck {
  const handle = normalHandle(typed);
  const asks = handle !== own && isHandle(handle);
  const [checked, setChecked] = useState<{ handle: string; result: HandleCheck } | null>(null);
  const known = checked?.handle === handle;
  useEffect(() => {
    if (known || !asks) return undefined;
    const leave = new AbortController();
    const ask = async () => {
      try {
        const { data } = await call(
          'GET /clubs/handle-free',
          { query: { handle } },
          { signal: leave.signal },
        );
        const state = data.free ? 'free' : data.reason === 'reserved' ? 'reserved' : 'taken';
        setChecked({ handle, result: { state, suggestion: data.suggestion } });
      } catch {
        if (!leave.signal.aborted) setChecked({ handle, result: nothing });
      }
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [handle, known, asks]);
  if (handle === own) return { state: 'own', suggestion: null };
  if (!asks) return nothing;
  return known ? checked.result : { state: 'checking', suggestion: null };
}
