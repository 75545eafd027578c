// Owns the claiming of media by a subject: only the claimer's own, ready and unused ones, each by one subject for good.

import { mediaNotClaimable } from '@stagepass/contract/media/errors.ts';
import type { MediaKind } from '@stagepass/contract/media/shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { MediaAudience } from '../media.rules.ts';
import { lockMedia, updateMedia } from '../media.store.ts';
import { moveTo } from '../move-files.ts';
import type { MediaRow } from '../tables.ts';
import { factsOf, type MediaFacts } from './media-facts.ts';

export interface Claim {
  owner_id: string;
  /** In the order in which they are shown. */
  ids: readonly string[];
  for: { kind: string; id: string };
  audience: MediaAudience;
  /** Pictures only, unless said otherwise. */
  kinds?: readonly MediaKind[];
}

/** Answers what to keep of each, in the order asked for. What `for` has claimed before stays claimed. */
export async function claimMedia(platform: Platform, tx: Tx, claim: Claim): Promise<MediaFacts[]> {
  const { ids, owner_id, audience, kinds = ['picture'] } = claim;
  if (ids.length === 0) return [];
  const strange = ids.filter((id) => !isId(id));
  if (strange.length > 0) return fail(mediaNotClaimable, { ids: strange });
  const rows = new Map((await lockMedia(tx, ids)).map((row) => [row.id, row]));
  const wrong = ids.filter((id, at) => ids.indexOf(id) !== at || !isClaimable(rows.get(id), claim, kinds));
  if (wrong.length > 0) return fail(mediaNotClaimable, { ids: wrong });
  const unclaimed = ids.filter((id) => rows.get(id)?.used_id === null);
  await updateMedia(tx, unclaimed, { used_kind: claim.for.kind, used_id: claim.for.id });
  const moved = await moveTo(platform, tx, [...rows.values()], audience);
  const byId = new Map(moved.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(factsOf);

  function isClaimable(
    row: MediaRow | undefined,
    { for: user }: Claim,
    allowed: readonly MediaKind[],
  ): boolean {
    if (row === undefined || row.owner_id !== owner_id || row.state !== 'ready') return false;
    if (!allowed.includes(row.kind)) return false;
    return row.used_id === null || (row.used_kind === user.kind && row.used_id === user.id);
  }
}
