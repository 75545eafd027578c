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
  'order-refunded': ({ title, amount_cents, tokens = 0 }, about) => ({
    title: `${tokens > 0 ? `${tokens} fan tokens` : formatUsd(amount_cents)} refunded by ${byClub(about)}`,
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
      unanswered: [
        `Payment not confirmed: ${title}`,
        `The payment service didn’t say whether your card was charged ${amount}. If it was, the money is added to your wallet. We’ll try again ${time}.`,
      ],
      confirm: [
        `Confirm your payment for ${title}`,
        `Your bank wants you to confirm ${amount}. Nothing was charged yet. You keep access meanwhile.`,
      ],
      kept: [
        `${amount} is in your wallet`,
        `Your card was charged for ${title}, but the payment wasn’t needed anymore. You can spend or refund it.`,
      ],
      disputed: [`${title} has ended`, 'One of its payments was disputed. You won’t be charged again.'],
      ended: [
        `${title} has ended`,
        amount_cents === 0
          ? 'You won’t be charged again.'
          : `You won’t be charged again. ${amount} was refunded to your wallet.`,
      ],
      price: [`${title} will cost ${amount}`, `Accept the new price to keep it after ${time}.`],
      gift: [`You have ${title} as a gift`, `It’s yours until ${time}. You don’t pay anything.`],
      'gift-claimed': [`Your gift was claimed: ${title}`, `It runs until ${time}.`],
      'gift-returned': [`${amount} from your gift is back in your wallet`, title],
      staff: [
        `You don’t pay for ${title} anymore`,
        `You help run the club now. ${at === null ? 'It has ended.' : `You can use it until ${time}.`}`,
      ],
      resumed: [
        `${title} is charged again`,
        `The club no longer pauses the plan. You’ll pay ${amount} ${time}. You can cancel before then.`,
      ],
      soon: [`${title}: next payment ${time}`, `You’ll pay ${amount}. You can cancel before then.`],
    } as const;
    const [title_, body] = words[moment];
    const label =
      moment === 'gift-claimed' || moment === 'gift-returned' ? 'View gifts' : 'View subscription';
    return { title: title_, body, actions: open(label) };
  },
  'win-back': ({ percent, periods }, about) => ({
    title: `Come back for ${percent}% off`,
    body: `${byClub(about)} takes ${percent}% off your ${periods === 1 ? 'first payment' : `first ${periods} payments`} if you subscribe again.`,
    actions: open('View plans'),
  }),
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
