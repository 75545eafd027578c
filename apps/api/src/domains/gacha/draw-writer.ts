// Owns how draws of many fans go to the database together: one look, then one commit, for all that came up meanwhile.
import { DRAWS_A_DAY } from '@stagepass/contract/gacha/shapes.ts';
import { batched, type HandIn } from '#platform/db/batch.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Find, gathered } from '#platform/db/gather.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import type { Platform } from '#platform/platform.ts';
import {
  type Drawing,
  type DrawVerdict,
  type Entered,
  insertDraws,
  lookAtPool,
  type Way,
} from './drawing.store.ts';
import type { OpenVersion } from './throw-draws.ts';

/** Calls in one transaction; each is one draw or ten. */
const MOST_IN_BATCH = 32;

interface Used<Value> {
  readonly value: Value;
  users: number;
}

/** Fans whose draws are under way here, by version and fan. */
const drawing = new WeakMap<Platform, Set<string>>();

/** Whether this fan draws from this version already: another one would find that something moved, and had better wait its turn. */
export function isDrawing(platform: Platform, versionId: string, userId: string): boolean {
  return drawing.get(platform)?.has(versionId + userId) ?? false;
}

const lookers = new WeakMap<Platform, Map<string, Used<Find<Entered>>>>();
const writers = new WeakMap<Platform, Map<string, Used<HandIn<Drawing, DrawVerdict>>>>();

/** Kept for as long as somebody waits for it: a process that lives long has seen many pools. */
async function whileUsed<Value, Result>(
  all: WeakMap<Platform, Map<string, Used<Value>>>,
  { platform, name, make }: { platform: Platform; name: string; make: () => Value },
  use: (value: Value) => Promise<Result>,
): Promise<Result> {
  const byName = all.get(platform) ?? new Map<string, Used<Value>>();
  all.set(platform, byName);
  const one = byName.get(name) ?? { value: make(), users: 0 };
  byName.set(name, one);
  one.users += 1;
  try {
    return await use(one.value);
  } finally {
    one.users -= 1;
    if (one.users === 0) byName.delete(name);
  }
}

/** What this fan would draw from; undefined where there is no such pool. */
export function lookTogether(
  platform: Platform,
  pool_id: string,
  { user_id, key, endpoint }: IdempotentCall,
): Promise<Entered | undefined> {
  const load = async (asked: readonly string[]) => {
    const calls = asked.map((one) => ({ user_id: one.slice(0, 36), key: one.slice(36) }));
    const at = platform.clock.now();
    const rows = await lookAtPool(platform.db, { pool_id, calls, endpoint, closely: false, at });
    return new Map(rows.map((row) => [row.user_id + row.key, row]));
  };
  const make = () => gathered(load, MOST_IN_BATCH);
  return whileUsed(lookers, { platform, name: `${pool_id} ${endpoint}`, make }, (find) =>
    find(user_id + key),
  );
}

export interface Pack {
  readonly pool_id: string;
  readonly club_id: string;
  readonly version: OpenVersion;
}

/** One of each fan in a batch: whoever sends the same key twice finds the saved answer in the next. */
export async function drawSideBySide(platform: Platform, pack: Pack, of: Drawing): Promise<DrawVerdict> {
  const write = (drawings: readonly Drawing[]) =>
    writeDraws(platform, platform.db, { pack, drawings, way: 'free' });
  const make = () => batched(write, { most: MOST_IN_BATCH, apart: ({ user_id }) => user_id });
  const busy = drawing.get(platform) ?? new Set<string>();
  drawing.set(platform, busy);
  const name = pack.version.id + of.user_id;
  busy.add(name);
  try {
    return await whileUsed(writers, { platform, name: pack.version.id, make }, (hand) => hand(of));
  } finally {
    busy.delete(name);
  }
}

export function writeDraws(
  platform: Platform,
  tx: Executor,
  { pack, drawings, way }: { pack: Pack; drawings: readonly Drawing[]; way: Way },
): Promise<DrawVerdict[]> {
  const { pool_id, club_id, version } = pack;
  const from = {
    ...{ pool_id, club_id, version_id: version.id, asset_id: version.asset_id, price: version.price, way },
    most: DRAWS_A_DAY,
    refused_countries: platform.config.GACHA_COUNTRIES_REFUSED,
    at: platform.clock.now(),
  };
  return insertDraws(tx, from, drawings);
}
