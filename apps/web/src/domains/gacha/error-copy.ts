// The sentence for every failure that drawing, proving and running a pool can meet.
import type * as gachaErrors from '@stagepass/contract/gacha/errors.ts';

type GachaErrors = typeof gachaErrors;
/** Every code that the gacha domain declares; a missing sentence does not compile. */
type GachaErrorCode = GachaErrors[keyof GachaErrors]['code'];

const own = {
  'gacha.not-found': 'There is no pack at this address. It may have been taken down with its club.',
  'gacha.draw-not-found': 'There is no such draw, or its club is closed to you.',
  'gacha.not-open': 'This pack is closed now. Nothing was paid.',
  'gacha.hidden':
    'Something in this pack is being looked at after a report. Nothing was paid; come back later.',
  'gacha.version-changed': 'This pack has new odds since you looked. Nothing was paid; look at them first.',
  'gacha.price-changed': 'The price is another one now. Nothing was paid; look again first.',
  'gacha.day-limit': 'Fifty packs a day are the most, over all clubs together. Nothing was paid.',
  'gacha.seed-missing': 'Mix in a word of your own first: it is what makes your draws provable.',
  'gacha.commitment-changed':
    'The sealed number is another one than you were shown. Look at its new fingerprint.',
  'gacha.entries-refused':
    'Some of these items cannot be in a pack now: each must be live, of this club, have copies left, and still be good for something when it opens.',
  'gacha.notice-too-short': 'New odds are announced at least 24 hours before they count.',
  'gacha.opens-too-far': 'Choose a time within the next 90 days.',
  'gacha.already-announced': 'New odds are announced already. Take them back first.',
  'gacha.nothing-announced': 'Nothing is announced any more. Look again.',
  'gacha.token-missing': 'This club has no fan token yet.',
  'gacha.too-many-pools': 'Thirty packs are the most a club can have.',
} as const satisfies Record<GachaErrorCode, string>;

/** With the failures of other domains that these screens can meet. */
export const gachaErrorSentences = {
  ...own,
  'clubs.not-found': 'There is no club at this address.',
  'clubs.members-only': 'Packs are for members. Join the club first.',
  'clubs.staff-only': 'This is for the people who run the club.',
  'clubs.muted': 'You can look but not draw while you are muted here.',
  'clubs.banned': 'You are banned from this club.',
  'clubs.closing': 'This club is about to close. Its packs stay shut.',
  'items.sold-out': 'The last copy went to somebody else this moment. Nothing was paid.',
  'items.staff-receive-nothing': 'Who runs a club draws nothing from it. That keeps it fair.',
  'ledger.not-enough': 'There is not enough in your wallet for this. Nothing was paid.',
  'ledger.limit-reached': 'This would go beyond the spending limit you have set. Nothing was paid.',
  'ledger.excluded': 'You have paused your spending. It opens again by itself when the pause is over.',
  'ledger.under-age': 'You are not old enough for packs where you live. Nothing was paid.',
  'ledger.identity-needed': 'Say your birth date and country first. Nothing was paid.',
  'ledger.country': 'Packs are not offered where you live. Nothing was paid.',
  'ledger.frozen': 'A payment of yours is disputed. You can draw again once that is settled.',
  'ledger.identity-known': 'You have said this already. Write to us if it is wrong.',
  'ledger.birth-date': 'That cannot be your birth date.',
  'ledger.too-young': 'Money is for people of 13 and older. Everything else stays open to you.',
  'ledger.country-unknown': 'Choose a country from the list.',
  'media.not-claimable': 'That picture cannot be used. Choose it again.',
} as const;
