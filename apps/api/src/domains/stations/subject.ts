// Owns a station as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { loadClubsAndStandings } from '#domains/memberships/public/load-clubs-and-standings.ts';
import { may } from '#domains/memberships/public/may.ts';
import { hidesRow } from '#domains/subjects/public/hidden-row.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { indexStation } from './search-document.ts';
import { listStationRows, lockStation, updateStation } from './stations.store.ts';
import { loadThings } from './things/load-things.ts';

const TEXT_LENGTH = 280;

export const stationSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const cards = new Map<string, SubjectCard>();
    const rows = await listStationRows(tx, ids);
    const things = await loadThings(platform, tx, rows, null);
    const clubs = await loadClubsAndStandings(
      platform,
      tx,
      viewer,
      rows.map(({ club_id }) => club_id),
    );
    const owners = await loadUserCards(
      platform,
      tx,
      [...clubs.values()].map(({ club }) => club.owner_id),
    );
    for (const station of rows) {
      const at = clubs.get(station.club_id);
      if (at === undefined || !may(at.club, at.standing, 'see-inside')) continue;
      const runs = may(at.club, at.standing, 'manage-content') || at.standing.operator;
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
        author: owners.get(at.club.owner_id) ?? null,
        club_id: at.club.id,
        state: station.hidden_at === null ? 'shown' : 'hidden',
      });
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

  ...hidesRow({
    lock: lockStation,
    update: updateStation,
    changed: (_platform, tx, station) => indexStation(tx, station),
  }),
};
