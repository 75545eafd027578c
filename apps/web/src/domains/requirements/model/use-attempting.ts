// Asking the server from a player: one call at a time, and the sentence for whatever went wrong.
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../copy.ts';

export interface Attempting {
  busy: boolean;
  trouble: string | null;
  /** Does nothing while something else is under way. */
  attempt: (act: () => Promise<unknown>) => Promise<void>;
}

export function useAttempting(): Attempting {
  const copy = useCopy(requirementsCopy);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = async (act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await act();
    } catch (error) {
      setTrouble(errorSentence(copy, error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, attempt };
}
