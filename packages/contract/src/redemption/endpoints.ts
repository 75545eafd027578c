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
  summary: 'Adds this phone by its public key; the same key again is the same phone.',
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
  summary: 'Removes a phone: its codes stop working at once.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params: z.strictObject({ id: idOr(e.keyNotFound) }),
  answer: done,
  errors: [e.keyNotFound],
});

export const getItemBinding = endpoint({
  method: 'GET',
  path: '/items/:id/key',
  summary: 'Which phone can show the code of my item, and whether that can be changed.',
  who: 'fan',
  params: itemParams,
  answer: answer(itemBinding),
  errors: [itemNotFound, notYours, e.notRedeemable],
});

export const bindItem = endpoint({
  method: 'POST',
  path: '/items/:id/key',
  summary: 'Moves my item to one of my phones: from now on only that phone’s codes work.',
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
  summary: 'Staff: removes an item from a lost phone, so that its owner can use another phone.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: hour }],
  params: itemParams,
  answer: done,
  errors: [...managed, itemNotFound, e.notRedeemable],
});

export const makeTypedCode = endpoint({
  method: 'POST',
  path: '/typed-codes',
  summary: 'A short code to read out instead of a QR code; works once, for two minutes.',
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
  summary: 'My fan pass: my membership in each club, and the phones that can show it.',
  who: 'fan',
  answer: answer(fanPass),
  errors: [],
});

export const listRedemptions = endpoint({
  method: 'GET',
  path: '/redemptions',
  summary: 'My used tickets and passes, newest first.',
  who: 'fan',
  query: z.strictObject({ kind: redeemKind.optional(), cursor }),
  answer: page(redemptionEntry),
  errors: [],
});

export const lookAtCode = endpoint({
  method: 'POST',
  path: '/scan-looks',
  summary: 'Staff: checks what a code is worth now, without redeeming anything.',
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
    'Staff: sends scans, including those made offline. For each item, only the first accepted scan counts.',
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
  summary: 'Staff: the club’s scans, last received first.',
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
  summary: 'Staff: undoes an accepted scan. The item can be used again.',
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
  summary:
    'Staff: items that can be redeemed in this club, with how many are used; expired ones for three days.',
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
  summary: 'Staff: tickets and coupons with the public keys of their phones, to check codes offline.',
  who: 'fan',
  params: clubParams,
  query: scannerQuery,
  answer: scannerPage(scannerItem),
  errors: managed,
});

export const readScannerPasses = endpoint({
  method: 'GET',
  path: '/clubs/:id/scanner/passes',
  summary: 'Staff: members with the public keys of their phones, to check passes offline.',
  who: 'fan',
  params: clubParams,
  query: scannerQuery,
  answer: scannerPage(scannerPass),
  errors: managed,
});
