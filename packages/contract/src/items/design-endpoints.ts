// Owns the endpoints of items for those who run a club: designs, editions, grants, holders.
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, membersOnly, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { tierNotFound } from '../memberships/errors.ts';
import { answer, cursor, done, id, idOr, page } from '../shapes.ts';
import { userName } from '../users/shapes.ts';
import { designPlaces, grantReceiver } from './design-shapes.ts';
import * as e from './errors.ts';
import {
  drawnObjects,
  heldCopy,
  itemDesign,
  itemGrant,
  itemKind,
  itemQualityKey,
  itemState,
  MAX_EDITION,
  MAX_NAMES,
} from './shapes.ts';

const hour = 3600;
const rates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const params = z.strictObject({ id: idOr(e.designNotFound) });
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const managed = [clubNotFound, staffOnly, membersOnly, bannedHere] as const;
const managedDesign = [...managed, e.designNotFound] as const;

const terms = z.strictObject({
  place: z.string().trim().min(1, 'is empty').max(120),
  address: z.string().trim().max(160, 'is longer than 160 characters').default(''),
  gate: z.string().trim().max(20, 'is longer than 20 characters').default(''),
  offer: z.string().trim().max(120).default(''),
  /** For a ticket: when doors open. */
  from: z.iso.datetime().nullable().default(null),
  starts_at: z.iso.datetime().nullable().default(null),
  until: z.iso.datetime().nullable().default(null),
  /** Left out: when doors open. */
  transfer_closes_at: z.iso.datetime().nullable().default(null),
});

/** One of the caller’s uploads, or something drawn by the house in the club’s colours. */
const designPicture = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('upload'), media_id: id }),
  z.strictObject({ from: z.literal('drawn'), object: z.enum(drawnObjects) }),
]);

const fields = {
  name: z.string().trim().min(1, 'is empty').max(60, 'is longer than 60 characters'),
  description: z.string().trim().max(1000, 'is longer than 1,000 characters').default(''),
  quality: itemQualityKey,
  kind: itemKind,
  picture: designPicture,
  /** An upload with the purpose `file`: glTF binary, 20 MB at most. */
  model_media_id: id.nullable().default(null),
  edition_size: z.int().min(1).max(MAX_EDITION).nullable(),
  transferable: z.boolean().default(true),
  /** Left out: a ticket or coupon is redeemed at the club, whose name is the place; anything else cannot be redeemed. */
  redeemable: terms.nullable().optional(),
  held_back: z.int().min(0).max(MAX_EDITION).default(0),
};

const designErrors = [
  mediaNotClaimable,
  e.editionFixed,
  e.termsNotRight,
  e.modelNotRight,
  clubClosing,
] as const;

export const createItemDesign = endpoint({
  method: 'POST',
  path: '/clubs/:id/item-designs',
  summary: 'Creates an item as a draft.',
  who: 'verified',
  rates,
  params: clubParams,
  body: z.strictObject(fields),
  status: 201,
  answer: answer(itemDesign),
  errors: [...managed, ...designErrors],
});

export const updateItemDesign = endpoint({
  method: 'PATCH',
  path: '/item-designs/:id',
  summary: 'Changes an item. Once copies exist, its name, rarity and kind can’t change.',
  who: 'verified',
  rates,
  params,
  body: z.strictObject({
    name: fields.name.optional(),
    description: fields.description.unwrap().optional(),
    quality: fields.quality.optional(),
    kind: fields.kind.optional(),
    picture: designPicture.optional(),
    model_media_id: id.nullable().optional(),
    edition_size: fields.edition_size.optional(),
    transferable: z.boolean().optional(),
    redeemable: terms.nullable().optional(),
    held_back: fields.held_back.unwrap().optional(),
  }),
  answer: answer(itemDesign),
  errors: [...managedDesign, ...designErrors, e.designFixed],
});

export const publishItemDesign = endpoint({
  method: 'POST',
  path: '/item-designs/:id/publish',
  summary: 'Publishes a draft: copies can be made from now on.',
  who: 'verified',
  rates,
  params,
  answer: answer(itemDesign),
  errors: [...managedDesign, e.designNotLive, e.termsNotRight, clubClosing],
});

export const getDesignPlaces = endpoint({
  method: 'GET',
  path: '/item-designs/:id/places',
  summary: 'Where an item is offered now: store listings, packs, auctions and resale, with counts.',
  who: 'fan',
  params,
  answer: answer(designPlaces),
  errors: managedDesign,
});

export const retireItemDesign = endpoint({
  method: 'POST',
  path: '/item-designs/:id/retire',
  summary: 'Retires an item: no more copies can ever be made. Existing copies stay as they are.',
  who: 'verified',
  rates,
  params,
  answer: answer(itemDesign),
  errors: [...managedDesign, e.designNotLive, e.designPromised],
});

export const removeItemDesign = endpoint({
  method: 'DELETE',
  path: '/item-designs/:id',
  summary: 'Deletes a draft. A published item can only be retired.',
  who: 'verified',
  rates,
  params,
  answer: done,
  errors: [...managedDesign, e.designHasCopies],
});

export const listHolders = endpoint({
  method: 'GET',
  path: '/item-designs/:id/holders',
  summary: 'The copies by number, with owner and state.',
  who: 'fan',
  params,
  query: z.strictObject({
    state: itemState.optional(),
    /** Only copies that the club itself holds. */
    held_by: z.enum(['club']).optional(),
    cursor,
  }),
  answer: page(heldCopy),
  errors: managedDesign,
});

export const listGrantReceivers = endpoint({
  method: 'GET',
  path: '/item-designs/:id/receivers',
  summary: 'The club’s members who can be given a copy, by name: searched by part of a name or username.',
  who: 'fan',
  params,
  query: z.strictObject({
    q: z.string().trim().max(60).optional(),
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(30),
  }),
  answer: page(grantReceiver),
  errors: managedDesign,
});

export const grantItems = endpoint({
  method: 'POST',
  path: '/item-designs/:id/grants',
  summary: 'Gives a copy to many people: by username, to a tier and above, or to all members.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  body: z.discriminatedUnion('to', [
    z.strictObject({
      to: z.literal('names'),
      user_names: z.array(userName).min(1).max(MAX_NAMES),
      note: z.string().trim().max(140).default(''),
    }),
    z.strictObject({
      to: z.literal('tier'),
      tier_id: idOr(tierNotFound),
      note: z.string().trim().max(140).default(''),
    }),
    z.strictObject({ to: z.literal('members'), note: z.string().trim().max(140).default('') }),
  ]),
  status: 201,
  answer: answer(itemGrant),
  errors: [
    ...managedDesign,
    e.designNotLive,
    e.designHidden,
    e.soldOut,
    e.nobodyToGrant,
    tierNotFound,
    clubClosing,
  ],
});

export const listGrants = endpoint({
  method: 'GET',
  path: '/item-designs/:id/grants',
  summary: 'The times when copies of an item were given out, newest first.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor }),
  answer: page(itemGrant),
  errors: managedDesign,
});

export const getGrant = endpoint({
  method: 'GET',
  path: '/item-grants/:id',
  summary: 'The progress of giving out copies.',
  who: 'fan',
  params: z.strictObject({ id: idOr(e.grantNotFound) }),
  answer: answer(itemGrant),
  errors: [...managed, e.grantNotFound],
});
