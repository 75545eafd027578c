// Owns the reading of a campaign by those who make it.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadAsMaker } from '../access.ts';
import { presentEditor } from '../present-editor.ts';

export async function getEditor(platform: Platform, actor: Actor, id: string): Promise<CampaignEditor> {
  const door = await loadAsMaker(platform, platform.db, actor, id);
  return presentEditor(platform, platform.db, actor, door);
}
