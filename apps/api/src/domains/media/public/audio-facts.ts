// Owns the claiming of a voice note by a subject, and its address for the one who listens.
import { mediaNotClaimable } from '@stagepass/contract/media/errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { audioKey } from '../media.rules.ts';
import { lockMedia, updateMedia } from '../media.store.ts';

/** What a subject keeps of its voice note. */
export interface AudioFacts {
  id: string;
  duration_s: number;
  base: string;
  type: string;
}

/** The claimer's own, ready, and unused or used by the same subject. */
export async function claimAudio(
  tx: Tx,
  claim: { owner_id: string; id: string; for: { kind: string; id: string } },
): Promise<AudioFacts> {
  const [row] = isId(claim.id) ? await lockMedia(tx, [claim.id]) : [];
  const own = row?.owner_id === claim.owner_id && row.kind === 'audio' && row.state === 'ready';
  const free = row?.used_id === null || (row?.used_kind === claim.for.kind && row.used_id === claim.for.id);
  if (row === undefined || !own || !free || row.base_key === null)
    return fail(mediaNotClaimable, { ids: [claim.id] });
  await updateMedia(tx, [row.id], { used_kind: claim.for.kind, used_id: claim.for.id });
  return { id: row.id, duration_s: row.duration_s ?? 0, base: row.base_key, type: row.type };
}

export function audioUrl(
  { storage }: Pick<Platform, 'storage'>,
  facts: AudioFacts,
  viewerId: string,
): string {
  return storage.signedUrl(audioKey(facts.base, facts.type), viewerId);
}
