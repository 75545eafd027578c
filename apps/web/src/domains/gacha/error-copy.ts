// The sentence for every failure of opening packs, verifying draws and managing packs.
import type * as gachaErrors from '@stagepass/contract/gacha/errors.ts';

type GachaErrors = typeof gachaErrors;
/** Every code that the gacha domain declares; a missing sentence does not compile. */
type GachaErrorCode = GachaErrors[keyof GachaErrors]['code'];

const own = {
  'gacha.not-found': 'This pack doesn’t exist. Its club may have closed.',
  'gacha.draw-not-found': 'This draw doesn’t exist, or you can’t see its club.',
  'gacha.not-open': 'This pack is closed. Nothing was charged.',
  'gacha.hidden': 'An item in this pack is in review after a report. Nothing was charged. Try again later.',
  'gacha.version-changed': 'This pack has new odds. Nothing was charged. Check the odds, then try again.',
  'gacha.price-changed': 'The price has changed. Nothing was charged. Check the price, then try again.',
  'gacha.day-limit': 'You can open up to 50 packs a day in all clubs together. Nothing was charged.',
  'gacha.seed-missing': 'Choose a client seed first. It lets you verify your draws.',
  'gacha.commitment-changed': 'The server seed has changed. Check its new hash, then try again.',
  'gacha.entries-refused':
    'Some of these items can’t be in a pack. Each must be live, belong to this club, have copies left and not expire before the pack opens. Tickets and coupons must be redeemable: edit the item to set its place and times.',
  'gacha.notice-too-short': 'Announce new odds at least 24 hours before they start.',
  'gacha.opens-too-far': 'Choose a time within the next 90 days.',
  'gacha.already-announced': 'New odds are already announced. Withdraw them first.',
  'gacha.nothing-announced': 'No odds are announced anymore.',
  'gacha.token-missing': 'This club has no fan token yet.',
  'gacha.too-many-pools': 'A club can have up to 30 packs.',
} as const satisfies Record<GachaErrorCode, string>;

/** With the failures of other domains that these screens can meet. */
export const gachaErrorSentences = {
  ...own,
  'clubs.not-found': 'This club doesn’t exist.',
  'clubs.members-only': 'Only members can open packs. Nothing was charged. Join the club first.',
  'clubs.staff-only': 'Only the club’s staff can do this.',
  'clubs.muted': 'You can’t open packs while you’re muted in this club.',
  'clubs.banned': 'You’re banned from this club.',
  'clubs.closing': 'This club is closing, so its packs can’t be opened. Nothing was charged.',
  'items.sold-out': 'Another fan just got the last copy. Nothing was charged.',
  'items.staff-receive-nothing': 'A club’s staff can’t open its packs. That keeps draws fair.',
  'ledger.not-enough': 'You don’t have enough credit available. Nothing was charged. Top up and try again.',
  'ledger.limit-reached': 'This is over the spending limit you set. Nothing was charged.',
  'ledger.excluded':
    'You paused your spending. Nothing was charged. You can spend again when the pause ends.',
  'ledger.under-age': 'You’re not old enough to open packs where you live. Nothing was charged.',
  'ledger.identity-needed': 'Add your birth date and country first. Nothing was charged.',
  'ledger.country': 'Packs aren’t available in your country. Nothing was charged.',
  'ledger.frozen':
    'One of your payments is disputed. Nothing was charged. You can spend again when the dispute is settled.',
  'ledger.identity-known': 'Your birth date and country are already saved and can’t be changed here.',
  'ledger.birth-date': 'Enter a valid birth date.',
  'ledger.too-young': 'You must be 13 or older to use money on StagePass. You can use everything else.',
  'ledger.country-unknown': 'Choose a country from the list.',
  'media.not-claimable': 'That picture can’t be used. Choose it again.',
} as const;
