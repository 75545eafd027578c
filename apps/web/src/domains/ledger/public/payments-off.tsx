// The notice for creators that payments are off, fetched only on a site where they are.
import { latePart } from '#platform/late/late-part.tsx';
import { useCall } from '#platform/query/query.ts';

const PaymentsOffNotice = latePart(
  () => import('../parts/payments-off-notice.tsx'),
  'PaymentsOffNotice',
  null,
);

/** By the query cache, which these screens carry anyway: what other screens know of the site comes with the code of the error page. */
export function PaymentsOff() {
  const site = useCall('GET /auth/providers', {}, { key: ['ledger', 'payments'], staleTime: Infinity });
  return site.data?.payments === 'off' ? <PaymentsOffNotice /> : null;
}
