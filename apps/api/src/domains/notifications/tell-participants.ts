// Owns telling everybody who takes part in a campaign, by the same steps as a club's members.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { type ClubNotice, queueNotice } from './tell-club.ts';

export async function tellParticipants<Kind extends NotificationKind>(
  platform: Platform,
  tx: Tx,
  campaignId: string,
  notice: ClubNotice<Kind>,
): Promise<void> {
  await queueNotice(platform, tx, notice, { campaign_id: campaignId });
}
