// /operator: what waits for the site operator.
import { IdentityDesk } from '#domains/ledger/public/identity-desk.tsx';
import { PayoutDesk } from '#domains/ledger/public/payout-desk.tsx';
import { settingsPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { useTitle } from '#platform/title/title.ts';
import { operatorCopy } from '../operator-copy.ts';

export function Component() {
  const copy = useCopy(operatorCopy);
  useTitle(copy.title);
  return (
    <BackScreen above={settingsPath()}>
      <h1 className="sp-display">{copy.title}</h1>
      <PayoutDesk />
      <IdentityDesk />
    </BackScreen>
  );
}
