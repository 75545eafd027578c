// Owns the writing of campaigns: made as a draft, changed, given a picture, deleted; each in the club's log.
import { badgeNotFound } from '@stagepass/contract/badges/errors.ts';
import { campaignFrozen, campaignNotFound } from '@stagepass/contract/campaigns/errors.ts';
import type { CampaignRewardInput } from '@stagepass/contract/campaigns/reward-input.ts';
import type { CampaignDraft, CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { conflict } from '@stagepass/contract/common-errors.ts';
import { designNotFound } from '@stagepass/contract/items/errors.ts';
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import { tokenNotFound } from '@stagepass/contract/tokens/errors.ts';
import { findBadgeOfClub } from '#domains/badges/public/badge-of-club.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { setPicture } from '#domains/media/public/set-picture.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import { loadTokens } from '#domains/tokens/public/load-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadAsHost } from '../access.ts';
import { insertClub } from '../campaign-clubs.store.ts';
import {
  findCampaign,
  insertCampaign,
  lockCampaign,
  putRewards,
  removeCampaignRow,
  updateCampaign,
} from '../campaigns.store.ts';
import { presentEditor } from '../present-editor.ts';
import { indexCampaign } from '../search-document.ts';
import type { CampaignRow } from '../tables.ts';

export async function createCampaign(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: CampaignDraft,
  object: DrawnObject = 'ticket',
): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const { club, standing } = await loadClubFor(platform, tx, actor, clubId, 'manage-content');
    if (club.delete_after !== null) fail(clubClosing);
    if (givesSold(draft.rewards)) requireMay(club, standing, 'manage-sales');
    const { rewards, unfinished_rewards = [], ...words } = draft;
    const id = newId(platform);
    const at = platform.clock.now();
    const created_by = signedIn(actor).user_id;
    await insertCampaign(tx, {
      id,
      club_id: club.id,
      state: 'draft',
      picture: null,
      ...timesOf(words),
      unfinished_rewards: JSON.stringify(unfinished_rewards),
      created_by,
      created_at: at,
    });
    await insertClub(tx, { campaign_id: id, club_id: club.id, answer: 'accepted', at });
    const campaign = (await findCampaign(tx, id)) ?? fail(campaignNotFound);
    await setRewards(platform, tx, campaign, rewards);
    const picture = await drawn(platform, tx, { campaign, club, object });
    await updateCampaign(tx, id, { picture: JSON.stringify(picture) });
    await log(platform, tx, actor, campaign, 'campaigns.made');
    return presentEditor(platform, tx, actor, { campaign, club, standing, clubs: [] });
  });
}

export async function changeCampaign(
  platform: Platform,
  actor: Actor,
  id: string,
  { version, rewards, unfinished_rewards = [], ...words }: CampaignDraft & { version: number },
): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadAsHost(platform, tx, actor, id);
    const before = (await lockCampaign(tx, id)) ?? fail(campaignNotFound);
    if (before.version !== version) fail(conflict);
    const times = timesOf(words);
    if (before.state === 'draft') {
      if (givesSold(rewards)) requireMay(door.club, door.standing, 'manage-sales');
      await setRewards(platform, tx, before, rewards);
      const unfinished = JSON.stringify(unfinished_rewards);
      await updateCampaign(tx, id, { ...times, unfinished_rewards: unfinished, version: version + 1 });
    } else {
      // Fans were promised this: what it says may be said better, and nothing else.
      if (!isSameTime(times.opens_at, before.opens_at) || !isSameTime(times.closes_at, before.closes_at))
        fail(campaignFrozen);
      const { title, story } = times;
      await updateCampaign(tx, id, { title, story, version: version + 1 });
      await indexCampaign(tx, { ...before, title, story });
    }
    await log(platform, tx, actor, { ...before, title: times.title }, 'campaigns.changed');
    return presentEditor(platform, tx, actor, door);
  });
}

export async function setCampaignPicture(
  platform: Platform,
  actor: Actor,
  id: string,
  given: { from: 'upload'; media_id: string } | { from: 'drawn'; object: DrawnObject },
): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadAsHost(platform, tx, actor, id);
    const campaign = (await lockCampaign(tx, id)) ?? fail(campaignNotFound);
    const picture =
      given.from === 'drawn'
        ? await drawn(platform, tx, { campaign, club: door.club, object: given.object })
        : await setPicture(platform, tx, {
            ...pictureOf(campaign, signedIn(actor).user_id),
            picture: given,
          });
    await updateCampaign(tx, id, { picture: JSON.stringify(picture) });
    return presentEditor(platform, tx, actor, door);
  });
}

export async function removeCampaign(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    await loadAsHost(platform, tx, actor, id);
    const campaign = (await lockCampaign(tx, id)) ?? fail(campaignNotFound);
    if (campaign.state !== 'draft') fail(campaignFrozen);
    await removeDraft(platform, tx, campaign);
    await log(platform, tx, actor, campaign, 'campaigns.removed');
  });
}

/** With the draft locked. */
export async function removeDraft(
  platform: Platform,
  tx: Tx,
  { id }: Pick<CampaignRow, 'id'>,
): Promise<void> {
  await releaseMedia(platform, tx, { for: { kind: 'campaign', id } });
  await removeCampaignRow(tx, id);
}

function timesOf<Words extends { opens_at: string | null; closes_at: string | null }>(words: Words) {
  const { opens_at, closes_at } = words;
  return {
    ...words,
    opens_at: opens_at === null ? null : new Date(opens_at),
    closes_at: closes_at === null ? null : new Date(closes_at),
  };
}

function isSameTime(one: Date | null, other: Date | null): boolean {
  return one?.getTime() === other?.getTime();
}

/** Items and tokens are the club's to sell: whoever gives them away may sell them. */
function givesSold(rewards: readonly CampaignRewardInput[]): boolean {
  return rewards.some(({ kind }) => kind === 'item' || kind === 'tokens');
}

async function setRewards(
  platform: Platform,
  tx: Tx,
  { id, club_id }: Pick<CampaignRow, 'id' | 'club_id'>,
  rewards: readonly CampaignRewardInput[],
): Promise<void> {
  const ids = rewards.flatMap((reward) => (reward.kind === 'item' ? [reward.design_id] : []));
  const designs = await loadDesigns(tx, ids);
  if (ids.some((design) => designs.get(design)?.club_id !== club_id)) fail(designNotFound);
  for (const reward of rewards)
    if (
      reward.kind === 'badge' &&
      (await findBadgeOfClub(tx, { club_id, badge_id: reward.badge_id })) === undefined
    )
      fail(badgeNotFound);
  const tokens = rewards.some(({ kind }) => kind === 'tokens');
  if (tokens && !(await loadTokens(tx, [club_id])).has(club_id)) fail(tokenNotFound);
  const written = rewards.map((reward, position) => ({
    id: newId(platform),
    campaign_id: id,
    position,
    way: reward.way,
    needs: reward.needs,
    kind: reward.kind,
    design_id: reward.kind === 'item' ? reward.design_id : null,
    amount_cents: reward.kind === 'credits' ? reward.amount_cents : null,
    badge_id: reward.kind === 'badge' ? reward.badge_id : null,
    token_amount: reward.kind === 'tokens' ? reward.token_amount : null,
    // A bound is needed for all but "everybody": one until the maker says how many.
    total: reward.total ?? (reward.way === 'all' ? null : 1),
  }));
  await putRewards(tx, id, written);
}

function pictureOf({ id }: Pick<CampaignRow, 'id'>, owner_id: string) {
  return { owner_id, for: { kind: 'campaign', id }, alt: '' };
}

async function drawn(
  platform: Platform,
  tx: Tx,
  of: { campaign: CampaignRow; club: Pick<Club, 'hue' | 'owner_id'>; object: DrawnObject },
) {
  const { campaign, club, object } = of;
  return setPicture(platform, tx, {
    ...pictureOf(campaign, campaign.created_by ?? club.owner_id),
    picture: {
      from: 'drawn',
      svg: async () => (await import('#platform/art/item.ts')).item(campaign.title, club.hue, object),
    },
  });
}

export const log = deedLog(({ title }: Pick<CampaignRow, 'club_id' | 'title'>) => ({ title }));
