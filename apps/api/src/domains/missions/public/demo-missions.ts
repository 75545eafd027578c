// Owns how later rows of the demo world get missions of their own and people who did them: by the same actions as everybody.
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoDoes, demoList } from '#domains/requirements/public/demo-steps.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { createMission } from '../actions/edit-mission.ts';
import { publishMission } from '../actions/run-mission.ts';
import { read } from '../demo-steps.data.ts';

export interface DemoReading {
  title: string;
  story: string;
  object: DrawnObject;
  /** What there is to read. */
  text: string;
}

/** Published, with one page to read. One that is there by this title already is taken as it is. */
export async function demoReading(
  platform: Platform,
  club: Pick<Club, 'id' | 'owner_id'>,
  { title, story, object, text }: DemoReading,
): Promise<string> {
  const { rows } = await platform.db.query<{ id: string }>({
    text: `select id from missions where club_id = $1 and title = $2 and state = 'live' limit 1`,
    values: [club.id, title],
  });
  const known = rows[0]?.id;
  if (known !== undefined) return known;
  const owner = actorOf(club.owner_id);
  const draft = {
    title,
    story,
    opens_at: null,
    closes_at: null,
    repeat: 'once' as const,
    slots: null,
    finish_within_h: null,
    private: false,
    condition: null,
    rewards: [],
  };
  const { id } = await createMission(platform, owner, club.id, draft, object);
  await demoList(platform, owner, id, { title: 'Read it', waits: false, config: read(text) });
  await publishMission(platform, owner, id);
  return id;
}

/** Done at the platform's moment. */
export function demoReads(platform: Platform, missionId: string, userId: string): Promise<void> {
  const owner = { kind: 'mission', id: missionId } as const;
  return demoDoes(platform, actorOf(userId), { owner, at: 0, answer: { type: 'CONTENT' } });
}

function actorOf(userId: string): SignedIn {
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  return { kind: 'user', user_id: userId, session_id: userId, verified: true, ...plain };
}
