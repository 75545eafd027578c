// Owns the taking back of an accepted scan by staff: the item is its holder's again, and can be handed in anew.
import { notVoidable, redemptionNotFound } from '@stagepass/contract/redemption/errors.ts';
import { redemptionVoided } from '@stagepass/contract/redemption/events.ts';
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { presentScans } from '../present-scans.ts';
import { listByIds, updateVoided } from '../scans.store.ts';

export async function voidRedemption(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<ScanView> {
  return platform.db.transaction(async (tx) => {
    const [row] = await listByIds(tx, [id]);
    if (row === undefined) return fail(redemptionNotFound);
    const { club } = await loadClubFor(platform, tx, actor, row.club_id, 'scan');
    if (row.verdict !== 'accepted' || row.voided_at !== null) fail(notVoidable);
    const at = platform.clock.now();
    if (row.item_id !== null)
      await moveItem(tx, {
        item_id: row.item_id,
        from: { holder_id: row.user_id, state: 'redeemed' },
        to: { holder_id: row.user_id, state: 'held' },
        event: 'restored',
        at,
      });
    const by = signedIn(actor).user_id;
    if (!(await updateVoided(tx, { id, at, by, reason }))) fail(notVoidable);
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id: by,
      deed: 'redemption.voided',
      ...(row.design_id === null ? {} : { subject: { kind: 'item' as const, id: row.design_id } }),
      details: { reason, kind: row.kind ?? '' },
    });
    await tx.emit(redemptionVoided, {
      redemption_id: id,
      club_id: club.id,
      item_id: row.item_id,
      user_id: row.user_id ?? '',
    });
    const [view] = await presentScans(platform, tx, club, await listByIds(tx, [id]));
    return view as ScanView;
  });
}
