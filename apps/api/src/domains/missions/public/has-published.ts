// Owns whether a club has ever published a mission.
import { type Executor, prepared } from '#platform/db/executor.ts';

const published = prepared<never>(
  'missions-has-published',
  `select from missions where club_id = $1 and state <> 'draft' limit 1`,
);

export async function hasPublishedMission(tx: Executor, clubId: string): Promise<boolean> {
  return (await published(tx, [clubId])).length > 0;
}
