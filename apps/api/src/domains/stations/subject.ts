// Owns a station as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import { clubSubjectCards } from '#domains/memberships/public/club-subject-cards.ts';
import { hidesRow } from '#domains/subjects/public/hidden-row.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { indexStation } from './search-document.ts';
import { listStationRows, lockStation, updateStation } from './stations.store.ts';
import { loadThings } from './things/load-things.ts';

export const stationSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const rows = await listStationRows(tx, ids);
    const things = await loadThings(platform, tx, rows, null);
    return clubSubjectCards(platform, tx, {
      viewer,
      rows,
      isOut: ({ state }) => state !== 'draft' && state !== 'archived',
      card: ({ id, story }) => {
        const thing = things.get(id)?.thing ?? null;
        return {
          kind: 'station',
          text: story,
          path: `/club/station/${id}`,
          picture_url: thing !== null && 'design' in thing ? (thing.design.picture?.small_url ?? null) : null,
        };
      },
    });
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

  ...hidesRow({
    lock: lockStation,
    update: updateStation,
    changed: (_platform, tx, station) => indexStation(tx, station),
  }),
};
