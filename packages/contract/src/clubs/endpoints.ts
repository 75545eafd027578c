// Owns the endpoints of clubs: founding, the front door, settings, handing over, closing.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { answer, cursor, id, page } from '../shapes.ts';
import { interest, profileLink } from '../users/shapes.ts';
import * as e from './errors.ts';
import {
  club,
  clubCard,
  clubDescription,
  clubHandle,
  clubLimit,
  clubName,
  clubValue,
  clubVisibility,
  houseRule,
  hue,
  joinPolicy,
  language,
  moduleSetting,
  postingPolicy,
  tagline,
  textPolicy,
  timeZone,
} from './shapes.ts';

const hour = 3600;
const manageRates = [{ by: 'user', limit: 120, window_s: hour }] as const;
/** A club’s id or its handle. */
const params = z.strictObject({ id: z.string().min(1).max(64) });
const managed = [e.clubNotFound, e.staffOnly] as const;
const owned = [...managed, e.ownerOnly] as const;

export const listClubs = endpoint({
  method: 'GET',
  path: '/clubs',
  summary: 'Public clubs: newest first, or fastest growing first.',
  who: 'visitor',
  scope: 'clubs:read',
  query: z.strictObject({
    sort: z.enum(['new', 'trending']).default('trending'),
    category: interest.optional(),
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: page(clubCard),
  errors: [],
});

export const checkHandle = endpoint({
  method: 'GET',
  path: '/clubs/handle-free',
  summary: 'Whether a club can have this handle.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: hour }],
  query: z.strictObject({ handle: z.string().max(64) }),
  answer: answer(
    z.object({
      handle: z.string(),
      free: z.boolean(),
      reason: z.enum(['taken', 'reserved', 'malformed']).nullable(),
      /** A free one that is near. */
      suggestion: z.string().nullable(),
    }),
  ),
  errors: [],
});

export const createClub = endpoint({
  method: 'POST',
  path: '/clubs',
  summary: 'Creates a club. The caller becomes its owner and member number 1; it starts with four tiers.',
  who: 'verified',
  feature: 'club-founding',
  rates: [{ by: 'user', limit: 10, window_s: 24 * hour }],
  body: z.strictObject({
    name: clubName,
    handle: clubHandle,
    tagline: tagline.default(''),
    description: clubDescription.default(''),
    category: interest,
    language: language.default('en'),
    time_zone: timeZone.default('UTC'),
    hue,
    visibility: clubVisibility.default('public'),
    join_policy: joinPolicy.default('open'),
    posting: postingPolicy.default('staff'),
    modules: z.array(moduleSetting).max(20).optional(),
    links: z.array(profileLink).max(5).default([]),
    house_rules: z.array(houseRule).max(20).default([]),
    /** Lowest first; the four usual ones where left out. */
    tier_names: z.array(z.string().trim().min(1).max(24)).min(1).max(6).optional(),
  }),
  status: 201,
  answer: answer(club),
  errors: [e.handleTaken, e.handleReserved, e.tooManyClubs, e.modulesUneven],
});

export const getClub = endpoint({
  method: 'GET',
  path: '/clubs/:id',
  summary: 'A club by id or handle, with the viewer’s role and permissions.',
  who: 'visitor',
  scope: 'clubs:read',
  params,
  answer: answer(club),
  errors: [e.clubNotFound],
});

export const updateClub = endpoint({
  method: 'PATCH',
  path: '/clubs/:id',
  summary: 'Changes the fields that are sent. A former handle keeps working for 90 days.',
  who: 'verified',
  rates: manageRates,
  params,
  body: z.strictObject({
    name: clubName.optional(),
    handle: clubHandle.optional(),
    tagline: tagline.optional(),
    description: clubDescription.optional(),
    category: interest.optional(),
    language: language.optional(),
    time_zone: timeZone.optional(),
    hue: hue.optional(),
    visibility: clubVisibility.optional(),
    join_policy: joinPolicy.optional(),
    posting: postingPolicy.optional(),
    links: z.array(profileLink).max(5).optional(),
  }),
  answer: answer(club),
  errors: [...managed, e.handleTaken, e.handleReserved],
});

export const setModules = endpoint({
  method: 'PUT',
  path: '/clubs/:id/modules',
  summary: 'Turns modules on or off; the order of the list is the order of the tabs.',
  who: 'verified',
  rates: manageRates,
  params,
  body: z.strictObject({ modules: z.array(moduleSetting).max(20) }),
  answer: answer(club),
  errors: [...managed, e.modulesUneven],
});

const pictureBody = z.strictObject({ media_id: id.nullable() });

export const setPicture = endpoint({
  method: 'PUT',
  path: '/clubs/:id/picture',
  summary: 'Sets the club’s picture to an uploaded picture of the caller, or removes it.',
  who: 'verified',
  rates: manageRates,
  params,
  body: pictureBody,
  answer: answer(club),
  errors: [...managed, mediaNotClaimable],
});

export const setCover = endpoint({
  method: 'PUT',
  path: '/clubs/:id/cover',
  summary: 'Sets the club’s cover to an uploaded picture of the caller, or removes it.',
  who: 'verified',
  rates: manageRates,
  params,
  body: pictureBody,
  answer: answer(club),
  errors: [...managed, mediaNotClaimable],
});

export const getTextPolicy = endpoint({
  method: 'GET',
  path: '/clubs/:id/text-policy',
  summary: 'The club’s filters: blocked words, links, pictures. For its owner and admins only.',
  who: 'fan',
  params,
  answer: answer(textPolicy),
  errors: managed,
});

export const setTextPolicy = endpoint({
  method: 'PUT',
  path: '/clubs/:id/text-policy',
  summary: 'Sets blocked words, how links are handled, and who can add pictures and videos.',
  who: 'verified',
  rates: manageRates,
  params,
  body: textPolicy,
  answer: answer(textPolicy),
  errors: managed,
});

export const setHouseRules = endpoint({
  method: 'PUT',
  path: '/clubs/:id/house-rules',
  summary: 'Sets the club rules, in order.',
  who: 'verified',
  rates: manageRates,
  params,
  body: z.strictObject({ house_rules: z.array(houseRule).max(20) }),
  answer: answer(club),
  errors: managed,
});

export const getLimits = endpoint({
  method: 'GET',
  path: '/clubs/:id/limits',
  summary: 'The limits of the club’s license, and how much of each is used.',
  who: 'fan',
  params,
  answer: answer(z.array(clubLimit)),
  errors: managed,
});

export const getDeletionValue = endpoint({
  method: 'GET',
  path: '/clubs/:id/deletion',
  summary: 'What is in the club that deleting it would end: money, tickets, listings, auctions.',
  who: 'fan',
  rates: manageRates,
  params,
  answer: answer(clubValue),
  errors: owned,
});

export const askDeletion = endpoint({
  method: 'POST',
  path: '/clubs/:id/deletion',
  summary: 'Deletes the club after 14 days; joining and sales stop at once.',
  who: 'verified',
  rates: [{ by: 'user', limit: 20, window_s: hour }],
  params,
  body: z.strictObject({ confirm_handle: z.string().max(64) }),
  answer: answer(club),
  errors: [...owned, e.confirmationWrong],
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/deletion',
  summary: 'Cancels the deletion of the club.',
  who: 'verified',
  rates: [{ by: 'user', limit: 20, window_s: hour }],
  params,
  answer: answer(club),
  errors: [...owned, e.deletionNotAsked],
});

const handOverRates = [{ by: 'user', limit: 20, window_s: hour }] as const;

export const offerHandOver = endpoint({
  method: 'POST',
  path: '/clubs/:id/hand-over',
  summary: 'Offers ownership of the club to one of its admins, who must accept.',
  who: 'verified',
  rates: handOverRates,
  params,
  body: z.strictObject({ user_id: id }),
  answer: answer(club),
  errors: [...owned, e.heirNotAdmin, e.clubClosing],
});

export const withdrawHandOver = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/hand-over',
  summary: 'Cancels the ownership offer.',
  who: 'verified',
  rates: handOverRates,
  params,
  answer: answer(club),
  errors: owned,
});

export const acceptHandOver = endpoint({
  method: 'POST',
  path: '/clubs/:id/hand-over/accept',
  summary: 'Accepts ownership of the club; the former owner becomes an admin.',
  who: 'verified',
  rates: handOverRates,
  params,
  answer: answer(club),
  errors: [e.clubNotFound, e.noOffer, e.tooManyClubs],
});

export const declineHandOver = endpoint({
  method: 'POST',
  path: '/clubs/:id/hand-over/decline',
  summary: 'Declines ownership of the club.',
  who: 'verified',
  rates: handOverRates,
  params,
  answer: answer(club),
  errors: [e.clubNotFound, e.noOffer],
});
