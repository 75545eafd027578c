// Owns the emails to a club's owner: the club's first sale, and the sales of a day.
import { formatUsd } from '@stagepass/base/money.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';
import type { DaySales } from './club-sales.store.ts';
import { amountOf, nameOf, type OrderWords } from './letters.rules.ts';
import type { OrderRow } from './tables.ts';

export function firstSaleLetter({
  to,
  order,
  club_name,
  url,
}: Omit<OrderWords, 'order'> & { order: OrderRow }): Letter {
  const isMoney = order.asset_id === 'credits' && order.paid > 0;
  return {
    to,
    subject: `First sale for ${club_name}: ${amountOf(order)}`,
    ...writeLetter({
      heading: 'Your club’s first sale',
      intro: [
        nameOf(order),
        `Sold by ${club_name}: ${amountOf(order)}`,
        ...(isMoney
          ? [`Your club gets ${formatUsd(order.to_club)} after fees. It can be paid out after 14 days.`]
          : []),
      ],
      action: { label: 'View order', url },
      outro: 'From now on, you get one email after each day with sales.',
    }),
  };
}

const dayIn = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export interface DaySalesWords {
  to: string;
  sales: DaySales;
  day: Date;
  club_name: string;
  url: string;
}

export function daySalesLetter({ to, sales, day, club_name, url }: DaySalesWords): Letter {
  const { orders, in_tokens, paid, to_club } = sales;
  const count = orders === 1 ? '1 sale' : `${orders.toLocaleString('en-US')} sales`;
  const inTokens = in_tokens === 1 ? '1 of them was' : `${in_tokens} of them were`;
  return {
    to,
    subject: `${club_name}: ${count} yesterday, ${formatUsd(paid)}`,
    ...writeLetter({
      heading: `${count} yesterday, ${formatUsd(paid)}`,
      intro: [
        `${club_name} sold this on ${dayIn.format(day)} (UTC). Refunded orders aren’t counted.`,
        ...(paid === 0 ? [] : [`Your club gets ${formatUsd(to_club)} after fees.`]),
        ...(in_tokens === 0 ? [] : [`${inTokens} paid with fan tokens.`]),
      ],
      action: { label: 'View orders', url },
      outro: 'You get this email after each day with sales, because you own this club.',
    }),
  };
}
