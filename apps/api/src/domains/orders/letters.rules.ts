// Owns the emails of orders: receipts for purchases and top-ups, and refunds with their reason.
import { formatUsd } from '@stagepass/base/money.ts';
import type { OrderKind } from '@stagepass/contract/orders/shapes.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';
import type { OrderRow } from './tables.ts';

type Bought = Pick<
  OrderRow,
  'number' | 'kind' | 'title' | 'quantity' | 'copy_number' | 'paid' | 'asset_id' | 'at'
>;

export interface OrderWords {
  to: string;
  order: Bought;
  club_name: string;
  url: string;
}

/** A mail is read anywhere: the time zone is named. */
const time = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

const kindWords = {
  store: 'Bought in the store',
  auction: 'Won in an auction',
  resale: 'Bought from another fan',
  pack: 'Opened packs',
  station: 'Claimed at a station',
} as const satisfies Record<OrderKind, string>;

export function amountOf({ asset_id, paid }: Pick<OrderRow, 'asset_id' | 'paid'>): string {
  if (asset_id !== 'credits') return `${paid.toLocaleString('en-US')} fan tokens`;
  return paid === 0 ? 'free' : formatUsd(paid);
}

export function nameOf({ kind, title, quantity, copy_number }: Bought): string {
  if (kind === 'pack') return quantity === 1 ? `1 pack: ${title}` : `${quantity} packs: ${title}`;
  return copy_number === null ? title : `${title} #${copy_number}`;
}

export function receiptLetter({ to, order, club_name, url }: OrderWords): Letter {
  return {
    to,
    subject: `Your order ${order.number} from ${club_name}: ${amountOf(order)}`,
    ...writeLetter({
      heading: `Thanks for your order`,
      intro: [
        nameOf(order),
        `${kindWords[order.kind]}, ${club_name}`,
        order.paid === 0 ? 'Paid: nothing' : `Paid: ${amountOf(order)}, from your balance`,
        `Order ${order.number}, ${time.format(order.at)}`,
      ],
      action: { label: 'View order', url },
      outro:
        order.asset_id === 'credits'
          ? 'Your receipt with tax is in your transactions.'
          : 'It’s in the history of your fan tokens.',
    }),
  };
}

export function refundLetter({ to, order, club_name, url, reason }: OrderWords & { reason: string }): Letter {
  return {
    to,
    subject: `${amountOf(order)} refunded by ${club_name}`,
    ...writeLetter({
      heading: `${amountOf(order)} refunded`,
      intro: [
        `${club_name} refunded your order ${order.number}: ${nameOf(order)}.`,
        `Reason: “${reason}”`,
        `${amountOf(order)} is available in your balance now. The copy went back to the club.`,
      ],
      action: { label: 'View order', url },
      outro:
        order.asset_id === 'credits'
          ? 'Refunds are credit you can spend on StagePass. They don’t go back to a card.'
          : 'The tokens are yours again. They can’t be turned into money.',
    }),
  };
}

export function topUpLetter({
  to,
  amount_cents,
  url,
}: {
  to: string;
  amount_cents: number;
  url: string;
}): Letter {
  const amount = formatUsd(amount_cents);
  return {
    to,
    subject: `You topped up ${amount}`,
    ...writeLetter({
      heading: `You topped up ${amount}`,
      intro: `${amount} is available in your balance now.`,
      action: { label: 'View top-up', url },
      outro: 'Credit you haven’t spent can go back to the same card for 14 days.',
    }),
  };
}
