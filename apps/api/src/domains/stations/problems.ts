// Owns the question what keeps a station from opening, with what its rules need to know.
import type { OpenProblem } from '@stagepass/contract/stations/kinds.ts';
import { asksForBadgeOnly } from '#domains/conditions/public/asks-for-badge-only.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { hasUnfinished } from '#domains/requirements/public/has-unfinished.ts';
import { hasPlaceWithoutCode } from '#domains/requirements/public/places-without-code.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { openProblems } from './open.rules.ts';
import { listOpenIds } from './stations.store.ts';
import type { StationRow } from './tables.ts';
import type { ThingOf } from './things/load-things.ts';
import { tokensOf } from './things/tokens.ts';

/** Empty for a station that is open or archived. */
export async function problemsOf(
  platform: Pick<Platform, 'clock' | 'chains'>,
  tx: Executor,
  station: StationRow,
  thing: Pick<ThingOf, 'there'> | undefined,
): Promise<OpenProblem[]> {
  if (station.state !== 'draft' && station.state !== 'closed') return [];
  const now = platform.clock.now();
  const owner = { kind: 'station' as const, id: station.id };
  const { design_id } = station;
  const design = design_id === null ? undefined : (await loadDesigns(tx, [design_id])).get(design_id);
  return openProblems({
    station,
    there: thing?.there === true && (design === undefined || design.state === 'live'),
    design,
    open: (await listOpenIds(tx, station.club_id, now)).length,
    unfinished: await hasUnfinished(platform, tx, owner),
    place_without_code: await hasPlaceWithoutCode(tx, owner),
    badge_only_condition: await asksForBadgeOnly(tx, station.condition),
    tokens_left: (await tokensOf(tx, [station])).get(station.club_id)?.left ?? 0,
    now,
  });
}
