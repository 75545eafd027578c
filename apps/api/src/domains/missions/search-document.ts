// Owns what of a mission can be found, and by whom: what runs or will, by its title and story.
import { putDocument } from '#domains/search/public/put-document.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { MissionRow } from './tables.ts';

type Findable = Pick<
  MissionRow,
  'id' | 'club_id' | 'title' | 'story' | 'state' | 'private' | 'hidden_at' | 'created_at' | 'published_at'
>;

/** By the mission alone: the index knows which clubs are private or away. */
function visibilityOf({ state, hidden_at, private: inner }: Findable): 'public' | 'members' | 'none' {
  if (state !== 'live' || hidden_at !== null) return 'none';
  return inner ? 'members' : 'public';
}

/** In the transaction that changes it. A mission whose window is over leaves the index when the job ends it; its card says so meanwhile. */
export async function indexMission(tx: Executor, mission: Findable): Promise<void> {
  await putDocument(tx, {
    kind: 'mission',
    id: mission.id,
    club_id: mission.club_id,
    // The club's, not a person's: it is found by whoever muted or blocked its owner too.
    author_id: null,
    title: mission.title,
    body: mission.story,
    visibility: visibilityOf(mission),
    created_at: mission.published_at ?? mission.created_at,
  });
}
