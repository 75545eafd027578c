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
  summary: 'A further pool, as a draft that the staff alone sees.',
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
  summary: 'Changes the words, the picture or the draft. What is announced or open never changes.',
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
    'Announces a version: from now on it stays as it is. The first may open at once; every later one opens 24 hours from now or later.',
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
  summary: 'Takes back the version that is announced and not open yet.',
  who: 'verified',
  rates,
  params,
  answer: answer(gachaPool),
  errors: [...managedPool, e.nothingAnnounced],
});

export const openPool = endpoint({
  method: 'POST',
  path: '/gacha/:id/open',
  summary: 'Opens the first version at once, instead of at the time it was announced for.',
  who: 'verified',
  rates,
  params,
  answer: answer(gachaPool),
  errors: [...managedPool, clubClosing, e.nothingAnnounced, e.noticeTooShort, e.entriesRefused],
});

export const closePool = endpoint({
  method: 'POST',
  path: '/gacha/:id/close',
  summary: 'Closes the pool now. It opens again with a new version only.',
  who: 'verified',
  rates,
  params,
  answer: answer(gachaPool),
  errors: [...managedPool, e.poolNotOpen],
});
