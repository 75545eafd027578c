// Owns that reading and writing in a channel which asks for something is counted by whoever has to know what that was used for.
import { countOpened } from '#domains/memberships/public/opened-slot.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeenToWrite } from './access.ts';

/** False where what opened the channel was refunded between the look at it and the counting: whoever asks looks again. */
export async function tellOpened(
  platform: Platform,
  userId: string,
  { row, standing }: Pick<SeenToWrite, 'row' | 'standing'>,
  deed: 'read' | 'write',
): Promise<boolean> {
  const { club_id, read_condition, write_condition } = row;
  if (club_id === null || standing?.role !== 'member') return true;
  const asked = deed === 'read' ? [read_condition] : [read_condition, write_condition];
  const opened = asked.flatMap((condition) => (condition === null ? [] : [{ club_id, condition }]));
  return opened.length === 0 || countOpened.read()(platform, platform.db, userId, opened);
}
