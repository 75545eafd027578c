// Owns the endpoints of redemption: phones’ keys, codes, scanning, what scanners keep, and the own history.
import { LONGEST_READ } from '@stagepass/base/redeem-code.ts';
import { z } from 'zod';
import { bannedHere, clubNotFound, membersOnly, staffOnly } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { itemNotFound, notFree, notThere, notYours } from '../items/errors.ts';
import { answer, cursor, done, id, idFilter, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import {
  deviceKey,
  doorCount,
  fanPass,
  itemBinding,
  MAX_SCANS,
  publicJwk,
  redeemKind,
  redemptionEntry,
  scanLook,
  scannerItem,
  scannerPass,
  scanVerdict,
  scanView,
  typedCode,
} from './shapes.ts';

const hour = 3600;
const itemParams = z.strictObject({ id: idOr(itemNotFound) });
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const managed = [clubNotFound, staffOnly, membersOnly, bannedHere] as const;

/** As the camera read it, or as it was typed. */
const code = z.string().trim().min(1, 'is empty').max(LONGEST_READ);

export const addDeviceKey = endpoint({
  method: 'POST',
  path: '/device-keys',
  summary: 'Makes this phone known by its public key; the same key again is the same phone.',
  who: 'verified',
  rates: [{ by: 'user', limit: 30, window_s: hour }],
  body: z.strictObject({
    public_jwk: publicJwk,
    name: z.string().trim().min(1, 'is empty').max(60),
  }),
  status: 201,
  answer: answer(deviceKey),
  errors: [e.keyNotRight, e.tooManyKeys],
});

export const listDeviceKeys = endpoint({
  method: 'GET',
  path: '/device-keys',
  summary: 'My phones, newest first; revoked ones for 30 days.',
  who: 'fan',
  answer: answer(z.array(deviceKey)),
  errors: [],
});

export const revokeDeviceKey = endpoint({
  method: 'DELETE',
  path: '/device-keys/:id',
  summary: 'Revokes a phone’s key at once: no code of it counts any more.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: z.strictObject({ id: idOr(e.keyNotFound) }),
  answer: done,
  errors: [e.keyNotFound],
});

export const getItemBinding = endpoint({
  method: 'GET',
  path: '/items/:id/key',
  summary: 'Which phone shows the code of my item, and whether that can be changed.',
  who: 'fan',
  params: itemParams,
  answer: answer(itemBinding),
  errors: [itemNotFound, notYours, e.notRedeemable],
});

export const bindItem = endpoint({
  method: 'POST',
  path: '/items/:id/key',
  summary: 'Puts my item on one of my phones: from now on only that one’s codes count.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: hour }],
  params: itemParams,
  body: z.strictObject({ key_id: idOr(e.keyNotFound) }),
  answer: answer(itemBinding),
  errors: [itemNotFound, notYours, notFree, e.keyNotFound, e.notRedeemable, e.bindingClosed],
});

export const freeItem = endpoint({
  method: 'DELETE',
  path: '/items/:id/key',
  summary: 'Staff: takes an item off a phone that was lost, so that its holder can bind another one.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: hour }],
  params: itemParams,
  answer: done,
  errors: [...managed, itemNotFound, e.notRedeemable],
});

export const makeTypedCode = endpoint({
  method: 'POST',
  path: '/typed-codes',
  summary: 'A short code to read out instead of a QR code; good once, for two minutes.',
  who: 'verified',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('item'), item_id: idOr(itemNotFound) }),
    z.strictObject({ kind: z.literal('pass') }),
  ]),
  status: 201,
  answer: answer(typedCode),
  errors: [itemNotFound, notYours, notFree, e.notRedeemable],
});

export const getPass = endpoint({
  method: 'GET',
  path: '/pass',
  summary: 'My fan pass: who I am in my clubs, and the phones that may show it.',
  who: 'fan',
  answer: answer(fanPass),
  errors: [],
});

export const listRedemptions = endpoint({
  method: 'GET',
  path: '/redemptions',
  summary: 'What I handed in and which doors I passed, newest first.',
  who: 'fan',
  query: z.strictObject({ kind: redeemKind.optional(), cursor }),
  answer: page(redemptionEntry),
  errors: [],
});

export const lookAtCode = endpoint({
  method: 'POST',
  path: '/scan-looks',
  summary: 'Staff: what a code would come to now. Nothing is redeemed by looking.',
  who: 'verified',
  rates: [{ by: 'user', limit: 600, window_s: hour }],
  body: z.strictObject({
    code,
    /** For whom to look at a pass; an item knows its own club. */
    club_id: id.optional(),
  }),
  answer: answer(scanLook),
  errors: [e.codeUnknown],
});

export const sendScans = endpoint({
  method: 'POST',
  path: '/clubs/:id/scans',
  summary:
    'Staff: scans, also those that waited for the network. Of one item the first that is accepted wins.',
  who: 'verified',
  rates: [{ by: 'user', limit: 6000, window_s: hour }],
  params: clubParams,
  body: z.strictObject({
    /** The name of the door or counter, as `Gate C`. */
    scanner: z.string().trim().max(40).default(''),
    scans: z
      .array(z.strictObject({ scan_id: z.uuid(), code, scanned_at: z.iso.datetime() }))
      .min(1)
      .max(MAX_SCANS),
  }),
  answer: answer(z.array(scanView)),
  errors: managed,
});

export const listScans = endpoint({
  method: 'GET',
  path: '/clubs/:id/scans',
  summary: 'Staff: the club’s scans, the last received first.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({
    verdict: scanVerdict.optional(),
    kind: redeemKind.optional(),
    design_id: idFilter,
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(30),
  }),
  answer: page(scanView),
  errors: managed,
});

export const voidRedemption = endpoint({
  method: 'POST',
  path: '/redemptions/:id/void',
  summary: 'Staff: takes an accepted scan back. The item is its holder’s again, and can be handed in anew.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: hour }],
  params: z.strictObject({ id: idOr(e.redemptionNotFound) }),
  body: z.strictObject({ reason: z.string().trim().min(1, 'is empty').max(200) }),
  answer: answer(scanView),
  errors: [...managed, e.redemptionNotFound, e.notVoidable, notThere],
});

export const listDoors = endpoint({
  method: 'GET',
  path: '/clubs/:id/doors',
  summary: 'Staff: what can be handed in here, with how many are in; past ones for three days.',
  who: 'fan',
  params: clubParams,
  answer: answer(z.array(doorCount)),
  errors: managed,
});

/** Both pages of a scanner are read alike: to the end by `cursor`, then from time to time with `since`. */
const scannerQuery = z.strictObject({
  /** Only what changed since; the `as_of` of the last full read. */
  since: z.iso.datetime().optional(),
  cursor,
});
const scannerPage = <T extends z.ZodType>(entry: T) =>
  page(entry).extend({ as_of: z.string().describe('Pass it as `since` next time. ISO 8601, UTC') });

export const readScannerItems = endpoint({
  method: 'GET',
  path: '/clubs/:id/scanner/items',
  summary:
    'Staff: tickets and coupons with the public keys of their phones, to check codes without a network.',
  who: 'fan',
  params: clubParams,
  query: scannerQuery,
  answer: scannerPage(scannerItem),
  errors: managed,
});

export const readScannerPasses = endpoint({
  method: 'GET',
  path: '/clubs/:id/scanner/passes',
  summary: 'Staff: members with the public keys of their phones, to check passes without a network.',
  who: 'fan',
  params: clubParams,
  query: scannerQuery,
  answer: scannerPage(scannerPass),
  errors: managed,
});
