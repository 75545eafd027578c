// Owns the passing on of media from one subject to another that shows them from then on.
import type { Executor } from '#platform/db/executor.ts';
import { listUsedBy, updateMedia } from '../media.store.ts';

export async function passOnMedia(
  tx: Executor,
  { from, to }: { from: { kind: string; id: string }; to: { kind: string; id: string } },
): Promise<void> {
  const ids = (await listUsedBy(tx, { kind: from.kind, ids: [from.id] })).map((media) => media.id);
  if (ids.length > 0) await updateMedia(tx, ids, { used_kind: to.kind, used_id: to.id });
}
