// Owns the end of a channel: out of everybody's reach at once, its messages and their files in bounded steps beside requests.
import { releaseMedia } from '#domains/media/public/release-media.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { removeConversations, removeSomeMessages } from './channels.store.ts';

export const MESSAGES_IN_ONE_STEP = 500;
/** Nobody meets it: what a removed channel asks for until its messages are gone. */
const NOBODY = JSON.stringify({ kind: 'xp', at_least: 1_000_000_000 });

export async function queueRemoval(platform: Platform, tx: Tx, id: string): Promise<void> {
  await tx.query({
    text: `update conversations set read_condition = $2, write_condition = $2, last_seq = 0, name = '' where id = $1`,
    values: [id, NOBODY],
  });
  if (await removeStep(platform, tx, [id])) return removeConversations(tx, [id]);
  await platform.jobs.queue(tx, removeChannelJob.name, { id }, { key: id });
}

/** True once nothing is left of them. */
export async function removeStep(platform: Platform, tx: Tx, ids: readonly string[]): Promise<boolean> {
  const gone = await removeSomeMessages(tx, ids, MESSAGES_IN_ONE_STEP);
  for (const { id, has_files } of gone)
    if (has_files) await releaseMedia(platform, tx, { for: { kind: 'message', id } });
  return gone.length < MESSAGES_IN_ONE_STEP;
}

export const removeChannelJob: Job = {
  name: 'chat-remove-channel',
  lane: 'background',
  async run(platform, payload, signal) {
    const { id } = payload as { id: string };
    for (let done = false; !done && !signal.aborted; )
      done = await platform.db.transaction(async (tx) => {
        if (!(await removeStep(platform, tx, [id]))) return false;
        await removeConversations(tx, [id]);
        return true;
      });
  },
};
