// The code of a step on site while it is entered: what came with the address or was typed, its sending, and why it was refused.
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { requirementsCopy } from '../copy.ts';
import { siteCopy } from '../parts/play/site-copy.ts';
import { codeInAddress } from './code-in-address.ts';
import { siteTrouble } from './site-trouble.ts';

export interface SiteAnswering {
  requirement_id: string;
  /** Where the place may not be told, a refusal says about how far away it is. */
  isPlaceHidden: boolean;
  deliver: (code: string) => Promise<unknown>;
}

export function useSiteAnswer({ requirement_id, isPlaceHidden, deliver }: SiteAnswering) {
  const copy = useCopy(requirementsCopy);
  const words = useCopy(siteCopy);
  const { tag } = useLocale();
  const [search] = useSearch();
  const [filled] = useState(() => codeInAddress(search, requirement_id));
  const [typed, setTyped] = useState(filled);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  return {
    typed,
    isFilledIn: filled !== '' && typed === filled,
    busy,
    trouble,
    refuse: setTrouble,
    type: (next: string) => {
      setTyped(next);
      setTrouble(undefined);
    },
    send: async (code: string) => {
      setBusy(true);
      setTrouble(undefined);
      try {
        await deliver(code);
      } catch (error) {
        setTrouble(siteTrouble({ copy, words, tag }, error, isPlaceHidden));
      } finally {
        setBusy(false);
      }
    },
  };
}
