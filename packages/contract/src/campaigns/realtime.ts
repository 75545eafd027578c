// Owns a campaign's room, and what the server says over the socket about campaigns.

export interface CampaignRoomEvents {
  /** In `campaign:<id>`: somebody went ahead, or it opened, closed or was drawn. Fetch it anew. */
  campaignChanged: { campaign_id: string };
}

export interface CampaignPersonEvents {
  /** To whoever got a reward. */
  campaignWon: { campaign_id: string; title: string; reward_id: string };
}

declare module '../realtime.ts' {
  interface PersonEvents extends CampaignPersonEvents {}
  interface RoomEvents extends CampaignRoomEvents {}
  interface RoomKinds {
    campaign: 'campaign id';
  }
}
