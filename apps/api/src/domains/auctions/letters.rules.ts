// Owns the email of this domain: a bidder leads again because the leader's account was deleted.
import { formatUsd } from '@stagepass/base/money.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import type { Letter } from '#platform/mail/mail.ts';

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

export interface PassedOnWords {
  to: string;
  title: string;
  auction_id: string;
  amount: number;
  held_cents: number;
  ends_at: Date;
}

export function leadPassedOnLetter(origin: string, words: PassedOnWords): Letter {
  const heading = `You’re the highest bidder for ${words.title}`;
  return {
    to: words.to,
    subject: heading,
    ...writeLetter({
      heading,
      intro: [
        'The highest bidder deleted their account, so your bid is the highest one now.',
        `The price is ${formatUsd(words.amount)}. We hold ${formatUsd(words.held_cents)} in your wallet, the most you offered. If another fan outbids you, it’s available again at once.`,
        `The auction ends ${time.format(words.ends_at)}.`,
      ],
      action: { label: 'View auction', url: `${origin}/market-item/${words.auction_id}` },
      outro: 'You get this email because you bid in this auction.',
    }),
  };
}
