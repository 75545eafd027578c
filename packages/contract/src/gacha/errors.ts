// Owns the expected failures of gacha: what is not there, not open, changed meanwhile, used up or not announced in time.
import { errorCode } from '../endpoint.ts';

export const poolNotFound = errorCode(
  'gacha.not-found',
  404,
  'This pack doesn’t exist. Its club may have closed.',
);
export const drawNotFound = errorCode(
  'gacha.draw-not-found',
  404,
  'This draw doesn’t exist, or you can’t see its club.',
);
/** Details: `{state, closed_because, opens_at}`. */
export const poolNotOpen = errorCode('gacha.not-open', 409, 'This pack is closed. Nothing was charged.');
export const poolHidden = errorCode(
  'gacha.hidden',
  409,
  'An item in this pack is in review after a report. Nothing was charged. Try again later.',
);
/** Details: `{version}`, the number of the one that is open now. */
export const versionChanged = errorCode(
  'gacha.version-changed',
  409,
  'This pack has new odds. Nothing was charged. Check the odds, then try again.',
);
/** Details: `{price_cents}`, what the same draws cost now. */
export const drawPriceChanged = errorCode(
  'gacha.price-changed',
  409,
  'The price has changed. Nothing was charged. Check the price, then try again.',
);
/** Details: `{limit, left, resets_at}`. */
export const dayLimit = errorCode(
  'gacha.day-limit',
  409,
  'You can open up to 50 packs a day in all clubs together. Nothing was charged.',
);
export const seedMissing = errorCode(
  'gacha.seed-missing',
  409,
  'Choose a client seed first. It lets you verify your draws.',
);
/** Details: `{next_server_seed_hash}`, the hash to look at before choosing a client seed. */
export const commitmentChanged = errorCode(
  'gacha.commitment-changed',
  409,
  'The server seed has changed. Check its new hash, then try again.',
);
/** Details: `{problems: [{design_id, problem: 'unknown' | 'not-live' | 'none-left' | 'twice' | 'over' | 'not-redeemable'}]}`. */
export const entriesRefused = errorCode(
  'gacha.entries-refused',
  422,
  'Some of these items can’t be in a pack. Each must be live, belong to this club, have copies left and not expire before the pack opens. Tickets and coupons must be redeemable.',
);
/** Details: `{earliest}`. */
export const noticeTooShort = errorCode(
  'gacha.notice-too-short',
  422,
  'Announce new odds at least 24 hours before they start.',
);
export const opensTooFar = errorCode('gacha.opens-too-far', 422, 'Choose a time within the next 90 days.');
export const alreadyAnnounced = errorCode(
  'gacha.already-announced',
  409,
  'New odds are already announced. Withdraw them first.',
);
export const nothingAnnounced = errorCode('gacha.nothing-announced', 409, 'No odds are announced anymore.');
export const tokenMissing = errorCode('gacha.token-missing', 422, 'This club has no fan token yet.');
export const tooManyPools = errorCode('gacha.too-many-pools', 409, 'A club can have up to 30 packs.');
