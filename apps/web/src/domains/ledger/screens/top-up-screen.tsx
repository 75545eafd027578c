// /user/buy-credit: choosing an amount and paying it; with `?top_up=` what became of one, also back from Stripe's page.
import { formatUsd } from '@stagepass/base/money.ts';
import { CreditPurse } from '@stagepass/ui/credit-purse/credit-purse.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { chosenIn, missingIn } from '../model/amount.ts';
import { ChooseAmount, type ChooseAmountProps } from '../parts/choose-amount.tsx';
import { TillOff } from '../parts/till-off.tsx';
import { walletPath } from '../public/paths.ts';
import { useWallet } from '../public/use-wallet.ts';
import { purseCopy } from '../purse-copy.ts';
import { topUpCopy } from '../top-up-copy.ts';
import '../parts/top-up.css';

const TopUpOutcome = latePart(
  () => import('../parts/top-up-outcome.tsx'),
  'TopUpOutcome',
  undefined,
  'fails-screen',
);

export function Component() {
  const copy = useCopy(topUpCopy);
  useTitle(copy.title);
  const [search] = useSearch();
  const next = nextOf(search);
  const id = search.get('top_up');
  return (
    <Screen>
      <LampBeam at="20%" lean={-42} strength={0.55} />
      <TopBar leading={<BackButton above={next ?? walletPath()} />} title={copy.title} actions={<Purse />} />
      {id === null ? (
        <Till
          next={next}
          missing_cents={missingIn(search)}
          purpose={search.get('for') === 'bid' ? 'bid' : 'purchase'}
          chosen_cents={chosenIn(search)}
        />
      ) : (
        <ScreenBody>
          <TopUpOutcome
            meanwhile={<Waiting />}
            key={id}
            id={id}
            next={next}
            cancelled={search.has('cancelled')}
            confirming={search.has('confirm')}
          />
        </ScreenBody>
      )}
    </Screen>
  );
}

function Purse() {
  const { purse } = useCopy(purseCopy);
  const { data } = useWallet();
  if (data === undefined) return null;
  const amount = formatUsd(data.credits.available_cents);
  return (
    <CreditPurse
      plain
      label={purse({ amount })}
      render={(anatomy) => <Link to={walletPath()} {...anatomy} />}
    >
      {amount}
    </CreditPurse>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton height="2.5rem" width="60%" />
      <Skeleton height="17rem" width="100%" />
      <Skeleton height="9rem" width="100%" />
    </div>
  );
}

function Till(wanted: Omit<ChooseAmountProps, 'wallet'>) {
  const copy = useCopy(topUpCopy);
  const wallet = useWallet();
  const { data } = wallet;
  if (data !== undefined && data.top_up.way !== 'off' && data.excluded_until === null)
    return <ChooseAmount wallet={data} {...wanted} />;
  return (
    <ScreenBody>
      <Answered query={wallet} copy={copy} failed={copy.failed} skeleton={<Waiting />}>
        {(found) => <TillOff wallet={found} />}
      </Answered>
    </ScreenBody>
  );
}
