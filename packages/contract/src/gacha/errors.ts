// Owns the expected failures of gacha: what is not there, not open, changed meanwhile, used up or not announced in time.
import { errorCode } from '../endpoint.ts';

export const poolNotFound = errorCode('gacha.not-found', 404, 'There is no such pool.');
export const drawNotFound = errorCode('gacha.draw-not-found', 404, 'There is no such draw.');
/** Details: `{state, closed_because, opens_at}`. */
export const poolNotOpen = errorCode('gacha.not-open', 409, 'This pool is not open now.');
export const poolHidden = errorCode(
  'gacha.hidden',
  409,
  'Something in this pool is out of sight after a report. Nobody can draw until that is decided.',
);
/** Details: `{version}`, the number of the one that is open now. */
export const versionChanged = errorCode(
  'gacha.version-changed',
  409,
  'This pool has new odds since you looked. Look again before you draw.',
);
/** Details: `{price_cents}`, what the same draws cost now. */
export const drawPriceChanged = errorCode(
  'gacha.price-changed',
  409,
  'That is not what this costs now. Look again before you draw.',
);
/** Details: `{limit, left, resets_at}`. */
export const dayLimit = errorCode(
  'gacha.day-limit',
  409,
  'Fifty draws a day are the most. Come back tomorrow.',
);
export const seedMissing = errorCode(
  'gacha.seed-missing',
  409,
  'Mix in a word of your own first: it makes your draws provable.',
);
/** Details: `{next_server_seed_hash}`, the fingerprint to look at before choosing a seed. */
export const commitmentChanged = errorCode(
  'gacha.commitment-changed',
  409,
  'The sealed number is another one than you were shown. Look again.',
);
/** Details: `{problems: [{design_id, problem: 'unknown' | 'not-live' | 'none-left' | 'twice'}]}`. */
export const entriesRefused = errorCode(
  'gacha.entries-refused',
  422,
  'Some of these items cannot be in a pool now: each must be live, of this club, have copies left, and still be good for something when it opens.',
);
/** Details: `{earliest}`. */
export const noticeTooShort = errorCode(
  'gacha.notice-too-short',
  422,
  'New odds are announced at least 24 hours before they count.',
);
export const opensTooFar = errorCode('gacha.opens-too-far', 422, 'Choose a time within the next 90 days.');
export const alreadyAnnounced = errorCode(
  'gacha.already-announced',
  409,
  'A version is announced already. Take it back first.',
);
export const nothingAnnounced = errorCode('gacha.nothing-announced', 409, 'No version is announced.');
export const tokenMissing = errorCode('gacha.token-missing', 422, 'This club has no fan token yet.');
export const tooManyPools = errorCode(
  'gacha.too-many-pools',
  409,
  'Thirty pools are the most a club can have.',
);
