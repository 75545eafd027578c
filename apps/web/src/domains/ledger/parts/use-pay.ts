// Beginning a top-up and going to where it is paid: Stripe's page, or the demo's own till.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withNext } from '#platform/navigation/next.ts';
import { useCreateTopUp } from '../data/top-ups.ts';
import { keepNext } from '../model/kept-next.ts';
import { topUpStatePath } from '../public/paths.ts';

export function usePay(next: string | null) {
  const navigate = useNavigate();
  const create = useCreateTopUp();
  // Stays so while the browser leaves for the other page: a second press must not begin a second one.
  const [leaving, setLeaving] = useState(false);
  const start = (amount_cents: number) => {
    if (create.isPending || leaving) return;
    create.mutate(amount_cents, {
      onSuccess: (topUp) => {
        keepNext(topUp.id, next);
        if (topUp.url !== null) {
          setLeaving(true);
          window.location.assign(topUp.url);
        } else void navigate(withNext(topUpStatePath(topUp.id), next));
      },
    });
  };
  return { start, busy: create.isPending || leaving, error: create.error };
}
