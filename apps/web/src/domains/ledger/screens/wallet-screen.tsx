// /user/wallet: what is available, what is held, the latest transactions, top-up, refund and limits; `?view=return` shows
// what can be refunded, `?view=heads` the ledger's daily hashes.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gauge } from '@stagepass/ui/icon/phosphor/gauge.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { receipt } from '@stagepass/ui/icon/phosphor/receipt.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { profilePath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { ledgerCopy } from '../copy.ts';
import { LastDaySlip } from '../parts/last-day-slip.tsx';
import { CoinTray, Held, WalletNotices, WalletWays } from '../parts/wallet-rows.tsx';
import { limitsPath, statementPath, topUpPath, walletPath } from '../public/paths.ts';
import { useWallet } from '../public/use-wallet.ts';
import '../parts/wallet.css';

const ReturnSheet = lateSheet(() => import('../parts/return-sheet.tsx'), 'ReturnSheet');

const HeadsSheet = lateSheet(() => import('../parts/heads-sheet.tsx'), 'HeadsSheet');

export function Component() {
  const copy = useCopy(ledgerCopy);
  useTitle(copy.wallet.title);
  const wallet = useWallet();
  return (
    <BackScreen
      above={profilePath()}
      title={<h1>{copy.wallet.title}</h1>}
      actions={
        <IconButton
          label={copy.wallet.limits}
          icon={<Icon of={gauge} />}
          render={(anatomy) => <Link to={limitsPath()} {...anatomy} />}
        />
      }
      beam={<LampBeam at="84%" lean={14} strength={0.75} />}
    >
      <Answered query={wallet} copy={copy} failed={copy.wallet.failed} skeleton={<Waiting />}>
        {(found) => <Opened wallet={found} />}
      </Answered>
    </BackScreen>
  );
}

function Waiting() {
  return (
    <div className="grid gap-5">
      <Skeleton height="8.5rem" width="100%" />
      <Skeleton shape="pill" height="3.25rem" width="100%" />
      <Skeleton height="18rem" width="100%" />
    </div>
  );
}

function Opened({ wallet }: { wallet: Wallet }) {
  const { wallet: copy } = useCopy(ledgerCopy);
  const [search, change] = useSearch();
  const view = search.get('view');
  const close = () => change({ view: null });
  const { available_cents, held_cents } = wallet.credits;
  const credits = copy.credits({ count: available_cents });
  return (
    <>
      <p className="sp-small sp-quiet">{copy.available({ credits })}</p>
      <FittedText as="p" className="sp-wallet-sum" max={150}>
        {formatUsd(available_cents)}
      </FittedText>
      {held_cents === 0 ? null : (
        <p className="sp-small sp-quiet mb-4">{copy.heldLine({ held: formatUsd(held_cents) })}</p>
      )}
      <div className="sp-wallet-ways">
        {wallet.top_up.way === 'off' ? null : (
          <LinkButton to={topUpPath(walletPath())} icon={<Icon of={plus} weight="bold" />}>
            {copy.topUp}
          </LinkButton>
        )}
        <LinkButton to={statementPath()} variant="secondary" icon={<Icon of={receipt} />}>
          {copy.statement}
        </LinkButton>
      </div>
      {wallet.top_up.way === 'off' ? <p className="sp-small sp-quiet mb-4">{copy.topUpsOff}</p> : null}
      <WalletNotices wallet={wallet} />
      <Held wallet={wallet} />
      <CoinTray tokens={wallet.tokens} />
      <LastDaySlip credits={wallet.credits} />
      <WalletWays wallet={wallet} onOpen={(sheet) => change({ view: sheet })} />
      {view === 'return' ? <ReturnSheet waitingTitle={copy.back} wallet={wallet} onClose={close} /> : null}
      {view === 'heads' ? <HeadsSheet waitingTitle={copy.heads} onClose={close} /> : null}
    </>
  );
}
