// Owns what a subscription that is about to begin starts from: month or year, the open sheet, the promotion code, as the address
// says it to a fan who had to top up and comes back. What is chosen from then on stays out of it: a new address lands at its top.
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import { useState } from 'react';
import { useSearch } from '#platform/navigation/use-search.ts';

/** The billing that was wanted; whether the plan has it is for `billingOf`. */
export function useBillingAsked(): [Billing, (billing: Billing) => void] {
  const [search] = useSearch();
  return useState<Billing>(search.get('billing') === 'yearly' ? 'yearly' : 'monthly');
}

export function useSubscribeAsked() {
  const [search, change] = useSearch();
  const [isOpen, setOpen] = useState(search.has('subscribe'));
  const [code, setCode] = useState(search.get('code')?.trim() || null);
  return {
    isOpen,
    code,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setCode(null);
      if (search.has('subscribe')) change({ subscribe: null, code: null });
    },
    enterCode: setCode,
  };
}
