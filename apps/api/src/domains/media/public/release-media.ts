// Owns the letting go of media: what a subject no longer shows is removed with the next sweep.
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listUsedBy, updateMedia } from '../media.store.ts';

/** All media of the subject, or those beside `keep`. */
export async function releaseMedia(
  { clock }: Pick<Platform, 'clock'>,
  tx: Executor,
  given: { for: { kind: string; id: string }; keep?: readonly string[] },
): Promise<void> {
  const used = await listUsedBy(tx, { kind: given.for.kind, ids: [given.for.id] });
  const gone = used.map((row) => row.id).filter((id) => !given.keep?.includes(id));
  await updateMedia(tx, gone, { used_kind: null, used_id: null, expires_at: clock.now() });
}
