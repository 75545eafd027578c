// Owns a mission as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { loadClubsAndStandings } from '#domains/memberships/public/load-clubs-and-standings.ts';
import { may } from '#domains/memberships/public/may.ts';
import { hidesRow } from '#domains/subjects/public/hidden-row.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { listMissionRows, lockMission, updateMission } from './missions.store.ts';
import { restOrGoOn } from './retime-parts.ts';
import { indexMission } from './search-document.ts';

const TEXT_LENGTH = 280;

export const missionSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const cards = new Map<string, SubjectCard>();
    const rows = await listMissionRows(tx, ids);
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
    for (const mission of rows) {
      const at = clubs.get(mission.club_id);
      if (at === undefined || !may(at.club, at.standing, 'see-inside')) continue;
      const keepsOrder = may(at.club, at.standing, 'manage-content') || at.standing.operator;
      const shown = mission.state !== 'draft' && mission.state !== 'archived' && mission.hidden_at === null;
      if (!shown && !keepsOrder) continue;
      cards.set(mission.id, {
        kind: 'mission',
        id: mission.id,
        title: mission.title,
        text: mission.story.slice(0, TEXT_LENGTH),
        path: `/club/mission-detail/${mission.id}`,
        picture_url: presentItemPicture(platform, mission.picture)?.small_url ?? null,
        author: owners.get(at.club.owner_id) ?? null,
        club_id: at.club.id,
        state: mission.hidden_at === null ? 'shown' : 'hidden',
      });
    }
    return cards;
  },

  /** The club's owner answers for it: a report is the instance's to judge. */
  async facts(tx, ids) {
    const { rows } = await tx.query<{ id: string; club_id: string; owner_id: string }>({
      text: `select m.id, m.club_id, c.owner_id from missions m join club_facts c on c.id = m.club_id
        where m.id = any($1::uuid[])`,
      values: [ids],
    });
    return new Map(rows.map(({ id, club_id, owner_id }) => [id, { author_id: owner_id, club_id }] as const));
  },

  ...hidesRow({
    lock: lockMission,
    update: updateMission,
    async changed(platform, tx, mission) {
      await updateMission(tx, mission.id, await restOrGoOn(platform, tx, mission));
      await indexMission(tx, mission);
    },
  }),
};
