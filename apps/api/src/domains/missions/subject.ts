// Owns a mission as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { clubSubjectCards } from '#domains/memberships/public/club-subject-cards.ts';
import { hidesRow } from '#domains/subjects/public/hidden-row.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { listMissionRows, lockMission, updateMission } from './missions.store.ts';
import { restOrGoOn } from './retime-parts.ts';
import { indexMission } from './search-document.ts';

export const missionSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    return clubSubjectCards(platform, tx, {
      viewer,
      rows: await listMissionRows(tx, ids),
      isOut: ({ state }) => state !== 'draft' && state !== 'archived',
      card: ({ id, story, picture }) => ({
        kind: 'mission',
        text: story,
        path: `/club/mission-detail/${id}`,
        picture_url: presentItemPicture(platform, picture)?.small_url ?? null,
      }),
    });
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
