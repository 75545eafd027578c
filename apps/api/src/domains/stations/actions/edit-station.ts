// Owns the writing of stations: made as a draft, changed, deleted; each in the club's log.
import { isDeepStrictEqual } from 'node:util';
import { conflict } from '@stagepass/contract/common-errors.ts';
import { conditionBadgeOnly } from '@stagepass/contract/conditions/errors.ts';
import {
  stationNotFound,
  stationNotReady,
  stationRunning,
  stationThingGiven,
  stationWrongState,
} from '@stagepass/contract/stations/errors.ts';
import type { StationDraft, StationEditor } from '@stagepass/contract/stations/shapes.ts';
import { asksForBadgeOnly } from '#domains/conditions/public/asks-for-badge-only.ts';
import { checkTree } from '#domains/conditions/public/check-tree.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { removeList } from '#domains/requirements/public/remove-list.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadStationToManage, requireMayGive } from '../access.ts';
import { indexStation } from '../search-document.ts';
import { isFreeValue, perFanOf } from '../station.rules.ts';
import { insertStation, lockStation, removeStationRow, updateStation } from '../stations.store.ts';
import type { StationRow } from '../tables.ts';
import { kindOf } from '../things/thing-kinds.ts';
import { requireToken } from '../things/tokens.ts';
import { presentEditor } from '../views.ts';

export async function createStation(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: StationDraft,
): Promise<StationEditor> {
  return platform.db.transaction(async (tx) => {
    const { club, standing } = await loadClubFor(platform, tx, actor, clubId, 'manage-content');
    const row: StationRow = {
      id: newId(platform),
      club_id: club.id,
      state: 'draft',
      position: 0,
      ...columnsOf(draft),
      given: 0,
      version: 1,
      created_by: signedIn(actor).user_id,
      created_at: platform.clock.now(),
      opened_at: null,
      closed_at: null,
      hidden_at: null,
      hidden_reason: null,
    };
    requireMayGive({ club, standing }, row);
    await requireParts(tx, row, draft);
    await insertStation(tx, stored(row));
    await log(platform, tx, actor, row, 'stations.made');
    return presentEditor(platform, tx, row);
  });
}

export async function changeStation(
  platform: Platform,
  actor: Actor,
  id: string,
  { version, ...draft }: StationDraft & { version: number },
): Promise<StationEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadStationToManage(platform, tx, actor, id);
    const before = (await lockStation(tx, id)) ?? fail(stationNotFound);
    if (before.version !== version) fail(conflict);
    const row: StationRow = { ...before, ...columnsOf(draft), version: version + 1 };
    requireMayGive(door, before);
    requireMayGive(door, row);
    requireChangeable(before, row);
    if (before.state !== 'open') await requireParts(tx, row, draft);
    const { id: _, ...changes } = stored(row);
    await updateStation(tx, id, changes);
    await indexStation(tx, row);
    await log(platform, tx, actor, row, 'stations.changed');
    return presentEditor(platform, tx, row);
  });
}

export async function removeStation(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await loadStationToManage(platform, tx, actor, id);
    const row = (await lockStation(tx, id)) ?? fail(stationNotFound);
    if (row.state !== 'draft') fail(stationWrongState, { state: row.state });
    await removeList(platform, tx, { kind: 'station', id });
    await removeStationRow(tx, id);
    await log(platform, tx, actor, row, 'stations.removed');
  });
}

function columnsOf({ thing, price_cents, opens_at, closes_at, per_fan, tokens, ...words }: StationDraft) {
  const { kind } = thing;
  return {
    ...words,
    kind,
    ...kindOf(kind).columns(thing),
    token_amount: tokens,
    price: price_cents,
    per_fan: perFanOf({ kind, per_fan }),
    opens_at: opens_at === null ? null : new Date(opens_at),
    closes_at: closes_at === null ? null : new Date(closes_at),
  };
}

function stored(row: StationRow) {
  return {
    ...row,
    place: JSON.stringify(row.place),
    condition: row.condition === null ? null : JSON.stringify(row.condition),
  };
}

async function requireParts(tx: Tx, row: StationRow, draft: StationDraft): Promise<void> {
  await kindOf(row.kind).requireOfClub(tx, row.club_id, draft.thing);
  await requireToken(tx, row);
  await checkTree(tx, row.condition, row.club_id);
  if (isFreeValue(row) && (await asksForBadgeOnly(tx, row.condition))) fail(conditionBadgeOnly);
}

const words: ReadonlySet<string> = new Set(['title', 'story', 'version']);
const things: ReadonlySet<string> = new Set([
  'kind',
  'badge_id',
  'tier_id',
  'tier_days',
  'design_id',
  'token_amount',
]);

/** What fans may rely on stays as it was while it is open; what some have got already stays the same for the next. */
function requireChangeable(before: StationRow, after: StationRow): void {
  const changed = (Object.keys(after) as (keyof StationRow)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const kept = changed.filter((name) => !words.has(name));
  if (before.state === 'archived') fail(stationWrongState, { state: before.state });
  if (before.state === 'open' && kept.length > 0) fail(stationRunning, { fields: kept });
  const given = changed.filter((name) => things.has(name));
  if (before.given > 0 && given.length > 0) fail(stationThingGiven, { fields: given });
  if (after.total !== null && after.total < after.given) fail(stationNotReady, { problems: ['all-given'] });
}

export const log = deedLog(({ title }: Pick<StationRow, 'club_id' | 'title'>) => ({ title }));
