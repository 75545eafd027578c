// Owns the giving back of media to whoever uploaded them: nobody's to show any more, and gone with their account, file first.
import type { Executor } from '#platform/db/executor.ts';
import { listUsedBy, updateMedia } from '../media.store.ts';

/** For the end of an account: what is let go of otherwise loses its files only after the commit, and a crash would keep them. */
export async function unclaimMedia(
  tx: Executor,
  from: { kind: string; ids: readonly string[] },
): Promise<void> {
  if (from.ids.length === 0) return;
  const ids = (await listUsedBy(tx, from)).map((media) => media.id);
  await updateMedia(tx, ids, { used_kind: null, used_id: null });
}
