// Owns the endpoints of stations: finding them, claiming, and running them.
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
import { conflict } from '../common-errors.ts';
import { conditionBadgeOnly, conditionUnknownPart } from '../conditions/errors.ts';
import { endpoint } from '../endpoint.ts';
import { staffReceiveNothing } from '../items/errors.ts';
import { spendErrors } from '../ledger/errors.ts';
import { answer, cursor, done, id, idOr, page } from '../shapes.ts';
import { tokenNotFound } from '../tokens/errors.ts';
import * as e from './errors.ts';
import { stationShelves } from './kinds.ts';
import {
  managedStation,
  stationCard,
  stationClaim,
  stationClaimer,
  stationDraft,
  stationEditor,
  stationView,
} from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.stationNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const manageErrors = [clubNotFound, staffOnly, scopeMissing, e.stationNotFound] as const;
const limit = z.coerce.number().int().min(1).max(50).default(24);

export const listClubStations = endpoint({
  method: 'GET',
  path: '/clubs/:id/stations',
  summary:
    'A club’s stations in its own order: those to claim at, now or later, or those that are gone: none left, or over.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({ tab: z.enum(['open', 'over']).default('open'), cursor, limit }),
  answer: page(stationCard),
  errors: [clubNotFound, membersOnly],
});

export const getStation = endpoint({
  method: 'GET',
  path: '/stations/:id',
  summary: 'One station with what it asks for, and where the viewer stands.',
  who: 'visitor',
  params,
  answer: answer(stationView),
  errors: [e.stationNotFound, clubNotFound, membersOnly],
});

export const claimStation = endpoint({
  method: 'POST',
  path: '/stations/:id/claim',
  summary: 'Pays, where there is a price, and hands out one. Safe to repeat with the same key.',
  who: 'verified',
  idempotent: true,
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  body: z.strictObject({
    /** What the screen showed: a price that changed meanwhile is not charged. */
    expected_price_cents: z.int().min(0),
  }),
  answer: answer(z.object({ claim: stationClaim, station: stationView })),
  errors: [
    e.stationNotFound,
    clubNotFound,
    membersOnly,
    bannedHere,
    mutedHere,
    clubClosing,
    staffReceiveNothing,
    e.stationLocked,
    e.stationGone,
    e.alreadyClaimed,
    e.tierHeld,
    e.stationPriceChanged,
    e.accountTooNew,
    e.phoneUsed,
    ...spendErrors,
  ],
});

export const listManagedStations = endpoint({
  method: 'GET',
  path: '/clubs/:id/managed-stations',
  summary: 'A club’s stations for those who run them, by shelf.',
  who: 'fan',
  params: clubParams,
  query: z.strictObject({ shelf: z.enum(stationShelves).default('open'), cursor, limit }),
  answer: page(managedStation),
  errors: manageErrors,
});

export const countManagedStations = endpoint({
  method: 'GET',
  path: '/clubs/:id/managed-stations/counts',
  summary: 'How many stations stand on each shelf.',
  who: 'fan',
  params: clubParams,
  answer: answer(z.object({ open: z.int(), draft: z.int(), closed: z.int(), archived: z.int() })),
  errors: manageErrors,
});

export const createStation = endpoint({
  method: 'POST',
  path: '/clubs/:id/stations',
  summary: 'Makes a draft. Its steps are added as requirements of the owner kind `station`.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: stationDraft,
  status: 201,
  answer: answer(stationEditor),
  errors: [...manageErrors, e.thingNotFound, tokenNotFound, conditionUnknownPart, conditionBadgeOnly],
});

export const getStationEditor = endpoint({
  method: 'GET',
  path: '/stations/:id/editor',
  summary: 'A station as its editors see it, and what keeps it from opening.',
  who: 'fan',
  params,
  answer: answer(stationEditor),
  errors: manageErrors,
});

export const changeStation = endpoint({
  method: 'PUT',
  path: '/stations/:id',
  summary: 'Changes a station. While it is open, only its title and story can change.',
  who: 'verified',
  rates: manageRates,
  params,
  body: stationDraft.extend({ version: z.int() }),
  answer: answer(stationEditor),
  errors: [
    ...manageErrors,
    conflict,
    e.stationRunning,
    e.stationThingGiven,
    e.stationNotReady,
    e.thingNotFound,
    tokenNotFound,
    conditionUnknownPart,
    conditionBadgeOnly,
  ],
});

export const openStation = endpoint({
  method: 'POST',
  path: '/stations/:id/open',
  summary:
    'Opens a draft, or a station that was closed. Copies of an edition are set aside in the same transaction.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(stationEditor),
  errors: [...manageErrors, clubClosing, e.stationNotReady, e.stationWrongState],
});

export const closeStation = endpoint({
  method: 'POST',
  path: '/stations/:id/close',
  summary: 'Closes a station now. Copies that nobody claimed go back to the club.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(stationEditor),
  errors: [...manageErrors, e.stationWrongState],
});

export const archiveStation = endpoint({
  method: 'POST',
  path: '/stations/:id/archive',
  summary: 'Archives a station from any state; one that is open is closed first.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(stationEditor),
  errors: [...manageErrors, e.stationWrongState],
});

export const removeStation = endpoint({
  method: 'DELETE',
  path: '/stations/:id',
  summary: 'Deletes a draft and its steps.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: done,
  errors: [...manageErrors, e.stationWrongState],
});

export const reorderStations = endpoint({
  method: 'PUT',
  path: '/clubs/:id/stations/order',
  summary: 'Sets the order in which fans see the club’s open stations: every id once.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: z.strictObject({ ids: z.array(id).max(200) }),
  answer: done,
  errors: [...manageErrors, e.stationOrderNotRight],
});

export const listStationClaims = endpoint({
  method: 'GET',
  path: '/stations/:id/claims',
  summary: 'Who claimed at a station, newest first, for those who run it.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit }),
  answer: page(stationClaimer),
  errors: manageErrors,
});
