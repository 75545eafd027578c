// Asking the server from a player: one call at a time, and the sentence for whatever went wrong.
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../copy.ts';

export interface Attempting {
  busy: boolean;
  trouble: string | null;
  /** Does nothing while something else is under way. Answers what went wrong, null where nothing did. */
  attempt: (act: () => Promise<unknown>) => Promise<unknown>;
}

export function useAttempting(): Attempting {
  const copy = useCopy(requirementsCopy);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = async (act: () => Promise<unknown>): Promise<unknown> => {
    if (busy) return null;
    setBusy(true);
    setTrouble(null);
    try {
      await act();
      return null;
    } catch (error) {
      setTrouble(errorSentence(copy, error));
      return error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, attempt };
}
