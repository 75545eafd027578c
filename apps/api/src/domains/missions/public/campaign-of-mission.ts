// Owns the slot that knows which campaign a mission counts for, so that its page can name it.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Slot, slot } from '#platform/slot/slot.ts';

/** The one that runs now and closes first; null where there is none. */
export type CampaignOfMission = (
  tx: Executor,
  missionId: string,
  now: Date,
) => Promise<MissionView['campaign']>;

export const campaignOfMission: Slot<CampaignOfMission> = slot('campaign of a mission');
