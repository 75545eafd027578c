// Owns the end of campaigns when a club closes for good: drafts go, what has not opened is taken back, what runs closes at once, so that
// whoever is in the draw loses nothing. What the club paid for is settled before the club is.
import { releaseMedia } from '#domains/media/public/release-media.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Domain } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { removeDraft } from './actions/edit-campaign.ts';
import { unfund } from './actions/fund-campaign.ts';
import { stateAt } from './campaign.rules.ts';
import { removeClubRow } from './campaign-clubs.store.ts';
import { listUnclosedOfClub, listWithWords, lockCampaign, updateCampaign } from './campaigns.store.ts';
import { closeRow, drawWinners, payAllIn, settleCampaign } from './close-campaign.ts';

const CAMPAIGNS_IN_ONE_STEP = 20;

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const campaigns = await listUnclosedOfClub(tx, clubId, CAMPAIGNS_IN_ONE_STEP);
  for (const { id, in: takesPart } of campaigns)
    if (takesPart) await settleOne(platform, tx, { id, club_id: clubId });
    // Invited or declined: the campaign goes on as if the club had never been asked.
    else await removeClubRow(tx, { campaign_id: id, club_id: clubId });
  if (campaigns.length > 0) return 'waiting';
  const named = await listWithWords(tx, clubId, CAMPAIGNS_IN_ONE_STEP);
  for (const id of named) {
    await releaseMedia(platform, tx, { for: { kind: 'campaign', id } });
    await updateCampaign(tx, id, { title: '', story: '', picture: null });
  }
  return named.length === CAMPAIGNS_IN_ONE_STEP ? 'waiting' : 'settled';
};

async function settleOne(
  platform: Platform,
  tx: Tx,
  { id, club_id }: { id: string; club_id: string },
): Promise<void> {
  const campaign = await lockCampaign(tx, id);
  if (campaign === undefined) return;
  const now = platform.clock.now();
  const hosts = campaign.club_id === club_id;
  const state = stateAt(campaign, now);
  if (state === 'funded') await unfund(platform, tx, campaign);
  if (state === 'funded' || state === 'draft') {
    if (hosts) return removeDraft(platform, tx, campaign);
    return removeClubRow(tx, { campaign_id: id, club_id });
  }
  if (campaign.state !== 'drawing') {
    const over = campaign.closes_at !== null && campaign.closes_at <= now;
    await closeRow(platform, tx, campaign, { at: over ? (campaign.closes_at ?? now) : now, early: !over });
  }
  // A partner's closing is no business of the maker's money: the job goes on with it.
  if (!hosts) return;
  await drawWinners(platform, tx, id);
  await payAllIn(platform, tx, id);
  await settleCampaign(platform, tx, id);
}
