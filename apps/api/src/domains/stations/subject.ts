// Owns a station as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Tx } from '#platform/db/db.ts';
import { indexStation } from './search-document.ts';
import { listStationRows, lockStation, updateStation } from './stations.store.ts';
import type { StationRow } from './tables.ts';
import { loadThings } from './things/load-things.ts';

const TEXT_LENGTH = 280;

export const stationSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const cards = new Map<string, SubjectCard>();
    const rows = await listStationRows(tx, ids);
    const things = await loadThings(platform, tx, rows, null);
    // What is found together is mostly of few clubs: one look at each.
    for (const [clubId, stations] of Map.groupBy(rows, ({ club_id }) => club_id)) {
      const at = await loadClubAndStanding(platform, tx, viewer, clubId);
      if (at === undefined || !may(at.club, at.standing, 'see-inside')) continue;
      const runs = may(at.club, at.standing, 'manage-content') || at.standing.operator;
      const author = (await loadUserCards(platform, tx, [at.club.owner_id])).get(at.club.owner_id) ?? null;
      for (const station of stations) {
        const shown = station.state !== 'draft' && station.state !== 'archived' && station.hidden_at === null;
        if (!shown && !runs) continue;
        const thing = things.get(station.id)?.thing ?? null;
        cards.set(station.id, {
          kind: 'station',
          id: station.id,
          title: station.title,
          text: station.story.slice(0, TEXT_LENGTH),
          path: `/club/station/${station.id}`,
          picture_url: thing !== null && 'design' in thing ? (thing.design.picture?.small_url ?? null) : null,
          author,
          club_id: clubId,
          state: station.hidden_at === null ? 'shown' : 'hidden',
        });
      }
    }
    return cards;
  },

  /** The club's owner answers for it: a report is the site operator's to judge. */
  async facts(tx, ids) {
    const { rows } = await tx.query<{ id: string; club_id: string; owner_id: string }>({
      text: `select s.id, s.club_id, c.owner_id from stations s join club_facts c on c.id = s.club_id
        where s.id = any($1::uuid[])`,
      values: [ids],
    });
    return new Map(rows.map(({ id, club_id, owner_id }) => [id, { author_id: owner_id, club_id }] as const));
  },

  hide: (platform, tx, id, { reason }) =>
    setHidden(tx, id, { hidden_at: platform.clock.now(), hidden_reason: reason || null }),
  restore: (_platform, tx, id) => setHidden(tx, id, { hidden_at: null, hidden_reason: null }),
};

/** Bears being called again: the first moment stays, and the reason of whoever decided last. */
async function setHidden(
  tx: Tx,
  id: string,
  { hidden_at, hidden_reason }: Pick<StationRow, 'hidden_at' | 'hidden_reason'>,
): Promise<void> {
  const station = await lockStation(tx, id);
  if (station === undefined) return;
  if (hidden_at !== null && station.hidden_at !== null) {
    if (hidden_reason !== null) await updateStation(tx, id, { hidden_reason });
    return;
  }
  await updateStation(tx, id, { hidden_at, hidden_reason });
  await indexStation(tx, { ...station, hidden_at });
}
