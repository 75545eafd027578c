// The foot of plans: subscribe, with the price and the trial said before; or the way to one's own subscription, or into the club.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Billing } from '@stagepass/base/subscription-kinds.ts';
import type { Plan, PlanView } from '@stagepass/contract/subscriptions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useLocation, useNavigate } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { subscriptionsCopy } from '../copy.ts';
import { useSubscribe } from '../data/subscriptions.ts';
import { offerOf, priceOf, shortUsd } from '../model/plan-words.ts';
import { useCheckedCode } from '../model/use-checked-code.ts';
import { useSubscribeAsked } from '../model/use-subscribe-asked.ts';
import { managePlansPath, subscriptionPath } from '../public/paths.ts';

const SubscribeSheet = lateSheet(() => import('./subscribe-sheet.tsx'), 'SubscribeSheet');

export interface SubscribeDockProps {
  plan: Plan;
  billing: Billing;
  viewer: Omit<PlanView, 'plan'>;
}

export function SubscribeDock({ plan, billing, viewer }: SubscribeDockProps) {
  const copy = useCopy(subscriptionsCopy);
  const { pathname, search } = useLocation();
  const { mine, refusal, trial, win_back, manages } = viewer;
  if (mine !== null)
    return (
      <Dock>
        <LinkButton wide to={subscriptionPath(mine.subscription_id)}>
          {copy.dock.mine}
        </LinkButton>
      </Dock>
    );
  if (manages)
    return (
      <Dock>
        <LinkButton wide to={managePlansPath(plan.club.handle)}>
          {copy.manage}
        </LinkButton>
      </Dock>
    );
  if (refusal !== null) {
    const reason = refusal.code === 'not-signed-in' ? 'sign-in' : 'join';
    const isWay = reason === 'sign-in' || refusal.code === 'clubs.members-only';
    const sentences: Readonly<Record<string, string>> = copy.errors;
    return (
      <Dock>
        {isWay ? (
          <LinkButton wide to={permissionErrorPath({ reason, club: plan.club.id, next: pathname + search })}>
            {copy.dock.join}
          </LinkButton>
        ) : (
          <Notice tone="plain">{sentences[refusal.code] ?? refusal.message}</Notice>
        )}
      </Dock>
    );
  }
  const price_cents = priceOf(plan, billing);
  if (plan.state !== 'active' || price_cents === null) return null;
  if (plan.left === 0)
    return (
      <Dock>
        <Notice tone="plain">{copy.full}</Notice>
      </Dock>
    );
  return (
    <Subscribe
      plan={plan}
      billing={billing}
      price_cents={price_cents}
      days={trial ? plan.trial_days : 0}
      winBack={win_back}
    />
  );
}

interface SubscribeProps {
  plan: Plan;
  billing: Billing;
  price_cents: number;
  /** Of the trial that this fan can have; 0 without. */
  days: number;
  winBack: PlanView['win_back'];
}

function Subscribe({ plan, billing, price_cents, days, winBack }: SubscribeProps) {
  const copy = useCopy(subscriptionsCopy);
  const navigate = useNavigate();
  const asked = useSubscribeAsked();
  const subscribe = useSubscribe(plan.id);
  const entered = asked.isOpen ? asked.code : null;
  const [code, checkAgain] = useCheckedCode(plan.id, { billing, entered });
  const offer = code.quote ?? offerOf(price_cents, winBack);
  const press = (use_card: boolean) =>
    subscribe
      .mutateAsync({
        ...{ billing, expected_price_cents: offer?.amount_cents ?? price_cents, expected_trial_days: days },
        ...{ code: code.quote?.code ?? null, win_back: code.quote === null && winBack !== null, use_card },
      })
      .then(
        ({ id }) => {
          showToast({ title: copy.sheet.done({ plan: plan.name }), tone: 'good' });
          void navigate(subscriptionPath(id));
        },
        () => {},
      );
  const terms =
    days > 0
      ? copy.trialTerms[billing]({ days: copy.trial({ count: days }), price: formatUsd(price_cents) })
      : copy.terms;
  return (
    <Dock>
      {winBack === null ? null : (
        <p className="mb-1">{copy.winBack({ percent: winBack.percent, count: winBack.periods })}</p>
      )}
      <p className="sp-quiet mb-2">{terms}</p>
      <Button
        wide
        variant="pay"
        stub={
          days > 0 ? copy.dock.today({ price: shortUsd(0) }) : shortUsd(offer?.amount_cents ?? price_cents)
        }
        aria-haspopup="dialog"
        onClick={asked.open}
      >
        {days > 0 ? copy.dock.trial : copy.dock.subscribe}
      </Button>
      {asked.isOpen ? (
        <SubscribeSheet
          waitingTitle={copy.sheet.title({ plan: plan.name })}
          plan={plan}
          billing={billing}
          price_cents={price_cents}
          days={days}
          loading={subscribe.isPending}
          error={subscribe.error}
          code={code}
          offer={offer}
          onCode={(given) => {
            subscribe.reset();
            if (given !== null && given === asked.code) checkAgain();
            else asked.enterCode(given);
          }}
          onPay={press}
          onClose={() => {
            subscribe.reset();
            asked.close();
          }}
        />
      ) : null}
    </Dock>
  );
}
