// Owns the fan's part of a fair draw: their own seed goes into the list, after the server's hash was published and before the close.
import {
  campaignNotFound,
  campaignSeedChanged,
  notInDraw,
  seedTooLate,
} from '@stagepass/contract/campaigns/errors.ts';
import type { CampaignMine } from '@stagepass/contract/campaigns/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadCampaign } from '../access.ts';
import { stateAt } from '../campaign.rules.ts';
import { shareCampaign } from '../campaigns.store.ts';
import { lockPart, updateSeed } from '../parts.store.ts';
import { presentMine } from '../reads/get-campaign.ts';

export async function setSeed(
  platform: Platform,
  actor: SignedIn,
  id: string,
  given: { client_seed: string; server_seed_hash: string },
): Promise<CampaignMine> {
  return platform.db.transaction(async (tx) => {
    await loadCampaign(platform, tx, actor, id);
    // The close waits until this is done, and this sees whether it has closed.
    const campaign = (await shareCampaign(tx, id)) ?? fail(campaignNotFound);
    const part = await lockPart(tx, { campaign_id: id, user_id: actor.user_id });
    if (part === undefined || part.ticket === null) return fail(notInDraw);
    if (stateAt(campaign, platform.clock.now()) !== 'running') fail(seedTooLate);
    // Whoever has not seen the hash could be given a seed that was made to fit theirs.
    if (campaign.seed_hash !== given.server_seed_hash)
      fail(campaignSeedChanged, { server_seed_hash: campaign.seed_hash });
    await updateSeed(tx, { part_id: part.id, client_seed: given.client_seed });
    return presentMine(tx, { ...part, client_seed: given.client_seed, own_seed: true });
  });
}
