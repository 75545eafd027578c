// Owns the handing over of changes of level and tier to the device that shows them, each once.
import type { LevelChange } from '@stagepass/contract/levels/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { takeChanges } from '../changes.store.ts';
import { nameOf } from '../ladder.rules.ts';
import { listStepsOfClubs } from '../steps.store.ts';
import type { LevelChangeRow, LevelStepRow } from '../tables.ts';
import { listTotalsInClubs } from '../xp.store.ts';

export async function takeLevelChanges(platform: Platform, actor: Actor): Promise<LevelChange[]> {
  const { db } = platform;
  const { user_id } = signedIn(actor);
  const rows = await takeChanges(db, user_id);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ club_id }) => club_id))];
  const clubs = await loadClubCards(platform, db, ids);
  const steps = await listStepsOfClubs(db, ids);
  const totals = await listTotalsInClubs(db, user_id, ids);
  return rows.flatMap((row): LevelChange[] => {
    const club = clubs.get(row.club_id);
    if (club === undefined) return [];
    const change = { club, from: row.from_rank, to: row.to_rank };
    if (row.kind === 'tier') return [{ kind: row.kind, ...change, name: row.to_name }];
    const ofClub = steps.filter(({ club_id }) => club_id === row.club_id);
    return [
      {
        kind: row.kind,
        ...change,
        xp: totals.get(row.club_id) ?? 0,
        name: nameOf(ofClub, row.to_rank),
        perks: perksOf(ofClub, row),
      },
    ];
  });
}

/** What the levels that were passed give. */
function perksOf(steps: readonly LevelStepRow[], { from_rank, to_rank }: LevelChangeRow) {
  return steps.filter(({ level }) => level > from_rank && level <= to_rank).flatMap(({ perks }) => perks);
}
