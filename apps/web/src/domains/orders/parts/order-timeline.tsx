// What happened to an order, step by step: paid, handed over, what became of the copy, refunded with its reason.
import type { OrderDetails } from '@stagepass/contract/orders/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ordersCopy } from '../copy.ts';
import { paidWords } from '../model/amounts.ts';
import { orderCopy } from '../order-copy.ts';

interface Step {
  key: string;
  title: string;
  note?: string | undefined;
  /** Null where nobody wrote the moment down. */
  at: string | null;
}

export function OrderTimeline({ order }: { order: OrderDetails }) {
  const { tag } = useLocale();
  const steps = useSteps(order);
  return (
    <ol className="sp-timeline">
      {steps.map(({ key, title, note, at }) => (
        <li key={key}>
          <span className="sp-timeline-dot" aria-hidden="true">
            <Icon of={check} weight="bold" />
          </span>
          <div className="sp-timeline-line">
            <b className="sp-timeline-title">{title}</b>
            {at === null ? null : <span>{momentIn(tag, at)}</span>}
          </div>
          {note === undefined ? null : (
            <p className="sp-small sp-quiet" dir="auto">
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function useSteps(order: OrderDetails): Step[] {
  const copy = useCopy(orderCopy);
  const list = useCopy(ordersCopy);
  const { kind, copy_number: number, at, refunded } = order;
  const inCredits = order.asset_id === 'credits';
  const own = order.seen_as === 'buyer';
  const name = order.buyer?.display_name ?? list.buyerGone;
  const amount = paidWords(order, list);
  const bought =
    kind === 'resale'
      ? copy.bought.resale({ name: order.seller?.display_name ?? list.buyerGone })
      : order.bought_now
        ? copy.boughtNow
        : copy.bought[kind];
  const steps: Step[] = [
    {
      key: 'paid',
      title: order.paid_cents === 0 ? copy.paidFree : copy.paidStep({ amount }),
      note: order.paid_cents === 0 ? undefined : inCredits ? copy.paidNote : copy.paidNoteTokens,
      at,
    },
    {
      key: 'got',
      title: bought,
      note:
        kind === 'pack'
          ? copy.gotPacks
          : number === null
            ? undefined
            : own
              ? copy.gotOwn({ number })
              : copy.got({ number, name }),
      at,
    },
  ];
  if (order.state === 'listed') steps.push({ key: 'listed', title: copy.listed, at: null });
  if (order.state === 'used') steps.push({ key: 'used', title: copy.used, at: null });
  if (order.state === 'passed-on')
    steps.push({ key: 'on', title: own ? copy.passedOnOwn : copy.passedOn, at: null });
  if (refunded !== null) {
    const { reason, by } = refunded;
    steps.push({
      key: 'refunded',
      title: copy.refunded({ amount }),
      note: by === null ? copy.reason({ reason }) : copy.refundedBy({ name: by.display_name, reason }),
      at: refunded.at,
    });
  }
  return steps;
}
