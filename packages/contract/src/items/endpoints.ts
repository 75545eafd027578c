// Owns the endpoints of items for those who hold and look: inventory, one copy, collections, gifts.
import { z } from 'zod';
import { clubNotFound, membersOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, cursor, done, idFilter, idOr, page } from '../shapes.ts';
import { ownAccount, userNotFound } from '../users/errors.ts';
import { userName } from '../users/shapes.ts';
import * as e from './errors.ts';
import {
  inventoryCounts,
  itemDesign,
  itemDetails,
  itemKind,
  itemQualityKey,
  itemStack,
  itemState,
  itemView,
  provenanceStep,
} from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.itemNotFound) });
const limit = z.coerce.number().int().min(1).max(60).default(30);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const filters = {
  /** A club’s id. */
  club: idFilter,
  quality: itemQualityKey.optional(),
  kind: itemKind.optional(),
  /** In its name. */
  q: z.string().trim().max(60).optional(),
  sort: z.enum(['newest', 'oldest', 'rarest', 'name']).default('newest'),
  cursor,
  limit,
};

export const listInventory = endpoint({
  method: 'GET',
  path: '/inventory',
  summary: 'My copies, or stacks of one item in one state; without `state`, everything but deleted copies.',
  who: 'fan',
  query: z.strictObject({
    ...filters,
    state: itemState.optional(),
    /** Copies of one design, to look into a stack. */
    design: idFilter,
    /** With a place to hand it in, and not handed in yet. */
    redeemable: flag.optional(),
    stacked: flag.default(false),
  }),
  answer: page(itemStack),
  errors: [],
});

export const countInventory = endpoint({
  method: 'GET',
  path: '/inventory/counts',
  summary: 'How many copies I have by rarity, kind, state and club.',
  who: 'fan',
  answer: answer(inventoryCounts),
  errors: [],
});

export const getItem = endpoint({
  method: 'GET',
  path: '/items/:id',
  summary: 'One copy, with its latest history.',
  who: 'visitor',
  params,
  answer: answer(itemDetails),
  errors: [e.itemNotFound],
});

export const listProvenance = endpoint({
  method: 'GET',
  path: '/items/:id/provenance',
  summary: 'The history of a copy, newest first.',
  who: 'visitor',
  params,
  query: z.strictObject({ cursor }),
  answer: page(provenanceStep),
  errors: [e.itemNotFound],
});

export const listCollection = endpoint({
  method: 'GET',
  path: '/users/:id/collection',
  summary: 'The items that a person shows to others; `id` is an id or a username.',
  who: 'visitor',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  query: z.strictObject({ ...filters, in_use: flag.optional() }),
  answer: page(itemStack),
  errors: [userNotFound, e.collectionHidden],
});

export const useItem = endpoint({
  method: 'PUT',
  path: '/items/:id/use',
  summary: 'Pins an item to my profile, or unpins it.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: hour }],
  params,
  body: z.strictObject({ in_use: z.boolean() }),
  answer: answer(itemView),
  errors: [e.itemNotFound, e.notYours, e.notFree, e.tooManyInUse],
});

export const giftItem = endpoint({
  method: 'POST',
  path: '/items/:id/gift',
  summary: 'Gives a copy to another person as a gift. It can’t be undone.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  body: z.strictObject({ user_name: userName }),
  answer: answer(itemView),
  errors: [
    e.itemNotFound,
    e.notYours,
    e.notFree,
    e.notTransferable,
    e.transferClosed,
    e.staffReceiveNothing,
    userNotFound,
    ownAccount,
  ],
});

export const burnItem = endpoint({
  method: 'POST',
  path: '/items/:id/burn',
  summary: 'Deletes a copy. Its number is never used again.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  answer: done,
  errors: [e.itemNotFound, e.notYours, e.notFree],
});

export const getItemDesign = endpoint({
  method: 'GET',
  path: '/item-designs/:id',
  summary: 'One item of a club; staff see more of it.',
  who: 'visitor',
  params: z.strictObject({ id: idOr(e.designNotFound) }),
  answer: answer(itemDesign),
  errors: [e.designNotFound],
});

export const listItemDesigns = endpoint({
  method: 'GET',
  path: '/clubs/:id/item-designs',
  summary: 'The club’s items, newest first; drafts for staff only.',
  who: 'visitor',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  query: z.strictObject({
    state: z.enum(['draft', 'live', 'retired']).optional(),
    quality: itemQualityKey.optional(),
    kind: itemKind.optional(),
    q: z.string().trim().max(60).optional(),
    cursor,
    limit,
  }),
  answer: page(itemDesign),
  errors: [clubNotFound, membersOnly],
});
