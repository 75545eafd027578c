// Owns the endpoints of gacha for those who run a club: pools, drafts, versions, opening and closing.
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, membersOnly, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { answer, id, idOr } from '../shapes.ts';
import * as e from './errors.ts';
import { gachaPool, versionDraft } from './shapes.ts';

const rates = [{ by: 'user', limit: 300, window_s: 3600 }] as const;
const params = z.strictObject({ id: idOr(e.poolNotFound) });
const managed = [clubNotFound, staffOnly, membersOnly, bannedHere] as const;
const managedPool = [staffOnly, membersOnly, bannedHere, e.poolNotFound] as const;

const fields = {
  name: z.string().trim().min(1, 'is empty').max(40, 'is longer than 40 characters'),
  story: z.string().trim().max(600, 'is longer than 600 characters'),
  /** One of the caller’s uploads; null for the pack as the house draws it. */
  picture_media_id: id.nullable(),
  /** Kept as it is while it is worked on; nothing of it counts before it is announced. */
  draft: versionDraft.nullable(),
};

export const createPool = endpoint({
  method: 'POST',
  path: '/clubs/:id/gacha',
  summary: 'Creates a pack as a draft that only staff can see.',
  who: 'verified',
  rates,
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  body: z.strictObject({
    name: fields.name,
    story: fields.story.default(''),
    picture_media_id: fields.picture_media_id.default(null),
    draft: fields.draft.default(null),
  }),
  status: 201,
  answer: answer(gachaPool),
  errors: [...managed, clubClosing, mediaNotClaimable, e.tooManyPools],
});

export const editPool = endpoint({
  method: 'PATCH',
  path: '/gacha/:id',
  summary: 'Changes the name, description, picture or draft. Announced and open odds never change.',
  who: 'verified',
  rates,
  params,
  body: z.strictObject({
    name: fields.name.optional(),
    story: fields.story.optional(),
    picture_media_id: fields.picture_media_id.optional(),
    draft: fields.draft.optional(),
  }),
  answer: answer(gachaPool),
  errors: [...managedPool, mediaNotClaimable],
});

export const announceVersion = endpoint({
  method: 'POST',
  path: '/gacha/:id/versions',
  summary:
    'Announces a version, which can’t be changed afterwards. The first may open at once; every later one opens at least 24 hours later.',
  who: 'verified',
  rates,
  params,
  body: versionDraft.extend({
    /** When it takes over; null for as soon as it may. */
    opens_at: z.iso.datetime().nullable().default(null),
  }),
  status: 201,
  answer: answer(gachaPool),
  errors: [
    ...managedPool,
    clubClosing,
    e.entriesRefused,
    e.noticeTooShort,
    e.opensTooFar,
    e.alreadyAnnounced,
    e.tokenMissing,
  ],
});

export const withdrawVersion = endpoint({
  method: 'POST',
  path: '/gacha/:id/withdraw',
  summary: 'Withdraws the version that is announced and not open yet.',
  who: 'verified',
  rates,
  params,
  answer: answer(gachaPool),
  errors: [...managedPool, e.nothingAnnounced],
});

export const openPool = endpoint({
  method: 'POST',
  path: '/gacha/:id/open',
  summary: 'Opens the first version now, instead of at the announced time.',
  who: 'verified',
  rates,
  params,
  answer: answer(gachaPool),
  errors: [...managedPool, clubClosing, e.nothingAnnounced, e.noticeTooShort, e.entriesRefused],
});

export const closePool = endpoint({
  method: 'POST',
  path: '/gacha/:id/close',
  summary: 'Closes the pack now. It only opens again with a new version.',
  who: 'verified',
  rates,
  params,
  answer: answer(gachaPool),
  errors: [...managedPool, e.poolNotOpen],
});
