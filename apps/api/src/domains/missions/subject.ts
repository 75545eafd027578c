// Owns a mission as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { listMissionRows, lockMission, updateMission } from './missions.store.ts';
import { restOrGoOn } from './retime-parts.ts';
import { indexMission } from './search-document.ts';
import type { MissionRow } from './tables.ts';

const TEXT_LENGTH = 280;

export const missionSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const cards = new Map<string, SubjectCard>();
    // What is found together is mostly of few clubs: one look at each.
    for (const [clubId, missions] of Map.groupBy(await listMissionRows(tx, ids), ({ club_id }) => club_id)) {
      const at = await loadClubAndStanding(platform, tx, viewer, clubId);
      if (at === undefined || !may(at.club, at.standing, 'see-inside')) continue;
      const keepsOrder = may(at.club, at.standing, 'manage-content') || at.standing.operator;
      const author = (await loadUserCards(platform, tx, [at.club.owner_id])).get(at.club.owner_id) ?? null;
      for (const mission of missions) {
        const shown = mission.state !== 'draft' && mission.state !== 'archived' && mission.hidden_at === null;
        if (!shown && !keepsOrder) continue;
        cards.set(mission.id, {
          kind: 'mission',
          id: mission.id,
          title: mission.title,
          text: mission.story.slice(0, TEXT_LENGTH),
          path: `/club/mission-detail/${mission.id}`,
          picture_url: presentItemPicture(platform, mission.picture)?.small_url ?? null,
          author,
          club_id: clubId,
          state: mission.hidden_at === null ? 'shown' : 'hidden',
        });
      }
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

  hide: (platform, tx, id, { reason }) =>
    setHidden(platform, tx, id, { hidden_at: platform.clock.now(), hidden_reason: reason || null }),
  restore: (platform, tx, id) => setHidden(platform, tx, id, { hidden_at: null, hidden_reason: null }),
};

/** Bears being called again: the first moment stays, and the reason of whoever decided last. */
async function setHidden(
  platform: Platform,
  tx: Tx,
  id: string,
  { hidden_at, hidden_reason }: Pick<MissionRow, 'hidden_at' | 'hidden_reason'>,
): Promise<void> {
  const mission = await lockMission(tx, id);
  if (mission === undefined) return;
  if (hidden_at !== null && mission.hidden_at !== null) {
    if (hidden_reason !== null) await updateMission(tx, id, { hidden_reason });
    return;
  }
  const rests = await restOrGoOn(platform, tx, { ...mission, hidden_at });
  await updateMission(tx, id, { hidden_at, hidden_reason, ...rests });
  await indexMission(tx, { ...mission, hidden_at });
}
