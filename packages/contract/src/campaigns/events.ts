// Owns the events of the campaigns domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofCampaign = z.object({ campaign_id: z.string(), club_id: z.string() });

export const campaignFunded = eventType('campaigns.funded', ofCampaign);
/** A club was asked to take part. */
export const campaignClubInvited = eventType(
  'campaigns.club-invited',
  ofCampaign.extend({ invited_club_id: z.string(), title: z.string(), by: z.string() }),
);
export const campaignClosed = eventType('campaigns.closed', ofCampaign);
/** A prize was handed over. */
export const campaignPrizeGiven = eventType(
  'campaigns.prize-given',
  ofCampaign.extend({ user_id: z.string(), reward_id: z.string() }),
);
