// Owns the endpoints of tips: whether a club takes them, giving one, and reading them.
import { z } from 'zod';
import {
  bannedHere,
  clubClosing,
  clubNotFound,
  membersOnly,
  mutedHere,
  scopeMissing,
  staffOnly,
} from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { spendErrors } from '../ledger/errors.ts';
import { linkBlocked, postNotFound, textBlocked } from '../posts/errors.ts';
import { answer, cursor, done, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import { tip, tipDraft, tipGift, tipJar } from './shapes.ts';

const hour = 3600;
/** A club’s id or its handle. */
const params = z.strictObject({ id: z.string().min(1).max(64) });
const managed = [clubNotFound, staffOnly, scopeMissing] as const;

export const getTipJar = endpoint({
  method: 'GET',
  path: '/clubs/:id/tip-jar',
  summary: 'Whether a club takes tips, and whether this viewer can give one.',
  who: 'visitor',
  params,
  answer: answer(tipJar),
  errors: [clubNotFound, membersOnly],
});

export const setTipJar = endpoint({
  method: 'PUT',
  path: '/clubs/:id/tip-jar',
  summary: 'Turns tips on or off for a club.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  body: z.strictObject({ on: z.boolean() }),
  answer: answer(tipJar),
  errors: [...managed, clubClosing],
});

export const giveTip = endpoint({
  method: 'POST',
  path: '/clubs/:id/tips',
  summary: 'Gives a club a tip from the wallet, with a note to its staff. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  body: tipDraft,
  status: 201,
  answer: answer(tipGift),
  errors: [
    clubNotFound,
    membersOnly,
    bannedHere,
    clubClosing,
    mutedHere,
    e.tipsOff,
    e.ownClubTip,
    textBlocked,
    linkBlocked,
    postNotFound,
    ...spendErrors,
  ],
});

export const listTips = endpoint({
  method: 'GET',
  path: '/clubs/:id/tips',
  summary: 'The tips that a club got, with their notes, newest first. Staff only.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(24) }),
  answer: page(tip),
  errors: managed,
});

export const removeTipNote = endpoint({
  method: 'DELETE',
  path: '/tips/:id/note',
  summary: 'Deletes the note of a tip. The tip itself stays. Staff only.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: hour }],
  params: z.strictObject({ id: idOr(e.tipNotFound) }),
  answer: done,
  errors: [e.tipNotFound, ...managed],
});
