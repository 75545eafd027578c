// Beginning a top-up and going to where it is paid: Stripe's page, the demo's own till, or at once by a saved card.
import { useLocation, useNavigate } from 'react-router';
import { withNext } from '#platform/navigation/next.ts';
import { useCreateTopUp, useTopUpByCard } from '../data/top-ups.ts';
import { keepNext } from '../model/kept-next.ts';
import { topUpStatePath } from '../public/paths.ts';

export function usePay(next: string | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const create = useCreateTopUp();
  const charge = useTopUpByCard();
  return async (amount_cents: number, card_id: string | null): Promise<void> => {
    const topUp =
      card_id === null
        ? await create.mutateAsync(amount_cents)
        : await charge.mutateAsync({ amount_cents, card_id });
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
