// Owns what is old once somebody did a mission of a campaign, or a club changed its campaigns.
import { invalidateMissions } from '#domains/missions/public/invalidate.ts';
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateCampaigns = invalidation('campaigns');

// A mission that is done may count in a campaign.
invalidateMissions.also(invalidateCampaigns);
