// Owns the words about bids, purchases, money and tickets.
import { formatUsd } from '@stagepass/base/money.ts';
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import { byClub, inClub, numbered, open, type Write } from './text-parts.rules.ts';

export const marketWords = {
  outbid: ({ title, amount_cents, next_cents, ends_at }, about) => ({
    title: `You were outbid on ${title}`,
    body: `Another fan bid ${formatUsd(amount_cents)}, and your money is available again. Ends ${about.at(ends_at)}.`,
    actions: open(`Bid ${formatUsd(next_cents)}`, 'bid=open'),
  }),
  'auction-lead': ({ title, amount_cents, ends_at }, about) => ({
    title: `You’re the highest bidder on ${title}`,
    body: `Your bid: ${formatUsd(amount_cents)}. Ends ${about.at(ends_at)}.`,
    actions: open('View auction'),
  }),
  'auction-won': ({ title, amount_cents }) => ({
    title: `You won ${title}`,
    body: `Paid ${formatUsd(amount_cents)}. It’s in your inventory.`,
    actions: open('View'),
  }),
  'auction-ended': ({ title, outcome, amount_cents }) => ({
    title: {
      sold: `${title} was sold to another fan${amount_cents === null ? '' : ` for ${formatUsd(amount_cents)}`}`,
      unsold: `${title} wasn’t sold`,
      cancelled: `Auction canceled: ${title}`,
    }[outcome],
    body: 'Your money is available again.',
  }),
  drop: ({ title, what, price_cents }, about) => {
    const words = {
      store: 'New in the store',
      auction: 'New auction',
      packs: 'New packs',
      station: 'New station',
    };
    return {
      title: about.count > 1 ? `${about.count} new drops${inClub(about)}` : `${words[what]}${inClub(about)}`,
      body:
        price_cents === null
          ? title
          : `${title}, ${what === 'auction' ? 'from ' : ''}${formatUsd(price_cents)}`,
      actions: open('View'),
    };
  },
  'resale-sold': ({ title, paid_cents, to_seller_cents }) => ({
    title: `${title} was sold for ${formatUsd(paid_cents)}`,
    body: `You got ${formatUsd(to_seller_cents)}. It’s in your wallet.`,
    actions: open('View wallet'),
  }),
  'order-placed': ({ title, amount_cents }) => ({
    title: `Order placed: ${title}`,
    body: formatUsd(amount_cents),
  }),
  'order-refunded': ({ title, amount_cents }, about) => ({
    title: `${formatUsd(amount_cents)} refunded by ${byClub(about)}`,
    body: title,
    actions: open('View order'),
  }),
  subscription: ({ title, moment, amount_cents, at }, about) => {
    const amount = formatUsd(amount_cents);
    const time = at === null ? '' : about.at(at);
    const words = {
      renewed: [`${title} was renewed`, `You paid ${amount}. The next payment is ${time}.`],
      failed: [
        `Payment failed: ${title}`,
        `${amount} couldn’t be paid. Nothing was charged. We’ll try again ${time}. Top up your wallet to keep it.`,
      ],
      ended: [
        `${title} has ended`,
        amount_cents === 0
          ? 'You won’t be charged again.'
          : `You won’t be charged again. ${amount} was refunded to your wallet.`,
      ],
      price: [`${title} will cost ${amount}`, `Accept the new price to keep it after ${time}.`],
      soon: [`${title}: next payment ${time}`, `You’ll pay ${amount}. You can cancel before then.`],
    } as const;
    const [title_, body] = words[moment];
    return { title: title_, body, actions: open('View subscription') };
  },
  'top-up': ({ amount_cents, state }) => {
    const amount = formatUsd(amount_cents);
    const words = {
      added: [`${amount} added to your wallet`, ''],
      'in-review': [
        `Your ${amount} payment is in review`,
        'Nothing was credited yet. We’ll tell you when it’s checked.',
      ],
      returned: [`${amount} refunded to your payment method`, ''],
      'return-failed': [`We couldn’t refund ${amount}`, 'The money is in your wallet again.'],
      disputed: [`Your ${amount} payment was disputed`, 'You can’t spend until it’s settled.'],
      settled: ['You can spend again', 'All claims on your payments are settled.'],
    } as const;
    const [title, body] = words[state];
    return { title, body, actions: open('View wallet') };
  },
  'ticket-reminder': ({ title, starts_at, place }, about) => ({
    title: `${title} starts ${about.at(starts_at)}`,
    body: place === '' ? 'Have your ticket ready.' : `At ${place}. Have your ticket ready.`,
    actions: open('Show ticket'),
  }),
  'ticket-used': ({ title, number }, about) => ({
    title: `${numbered(title, number)} was redeemed`,
    body: about.club ?? '',
  }),
  'ticket-restored': ({ title, number }, about) => ({
    title: `You can use ${numbered(title, number)} again`,
    body: about.club ?? '',
  }),
} satisfies { [Kind in NotificationKind]?: Write<Kind> };
