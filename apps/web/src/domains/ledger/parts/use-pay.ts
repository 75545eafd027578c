// Beginning a top-up and going to where it is paid: Stripe's page, or the demo's own till.
import { useLocation, useNavigate } from 'react-router';
import { withNext } from '#platform/navigation/next.ts';
import { useCreateTopUp } from '../data/top-ups.ts';
import { keepNext } from '../model/kept-next.ts';
import { topUpStatePath } from '../public/paths.ts';

export function usePay(next: string | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const create = useCreateTopUp();
  return async (amount_cents: number): Promise<void> => {
    const topUp = await create.mutateAsync(amount_cents);
    keepNext(topUp.id, next);
    if (topUp.url === null) {
      // In place of the form: Back leads to where the top-up was begun, never to a form that was sent already.
      return void navigate(withNext(topUpStatePath(topUp.id), next), { replace: true, state });
    }
    window.location.assign(topUp.url);
    // Never ends while the browser leaves for the other page: a second press must not begin a second top-up.
    return new Promise(() => undefined);
  };
}
