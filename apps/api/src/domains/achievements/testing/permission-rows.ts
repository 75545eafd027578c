// Owns who may call the endpoints of achievements.
import { achievementDraft, achievementIn } from '#app/testing/achievements.ts';
import { seen } from '#app/testing/club-cells.ts';
import { type Cells, type RowsOf, signedInOnly, staffOnly, verifiedOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';

const inBoth = (cells: Cells) => ({ cells, in_private: { ...cells, banned: 'clubs.not-found' } });
const reads = inBoth(staffOnly(signedInOnly(), 'moderator'));
const makes = inBoth(staffOnly(verifiedOnly(), 'moderator'));

const ofClub = ({ club }: Stage) => ({ params: { id: club.id } });
const made = async ({ app, club }: Stage, state: 'draft' | 'live') => ({
  params: { id: await achievementIn(app, { club_id: club.id, state }) },
});
const body = achievementDraft('missions', [1]);
const draft = (stage: Stage) => made(stage, 'draft');

/** The others go, so that a club in which callers come one after the other does not fill up. */
async function withRoom(stage: Stage): Promise<Stage> {
  await stage.app.platform.db.query({
    text: `update achievements set state = 'retired', retired_at = now() where club_id = $1 and state = 'live'`,
    values: [stage.club.id],
  });
  return stage;
}

export const achievementsRows = {
  listClubAchievements: { given: ofClub, ...seen },
  listNearestAchievements: { given: () => ({ query: {} }), cells: signedInOnly() },
  listEarnedStages: { given: () => ({ query: { within_s: 60 } }), cells: signedInOnly() },
  listManagedAchievements: { given: (stage) => ({ ...ofClub(stage), query: {} }), ...reads },
  createAchievement: { given: (stage) => ({ ...ofClub(stage), body }), ...makes },
  getAchievementEditor: { given: draft, ...reads },
  changeAchievement: {
    given: async (stage) => ({ ...(await draft(stage)), body: { ...body, version: 1 } }),
    ...makes,
  },
  publishAchievement: { given: async (stage) => draft(await withRoom(stage)), ...makes },
  retireAchievement: { given: (stage) => made(stage, 'live'), ...makes },
  removeAchievement: { given: draft, ...makes },
} satisfies RowsOf<'achievements'>;
