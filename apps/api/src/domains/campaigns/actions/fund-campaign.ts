// Owns the setting aside of what a campaign promises, and its way back before the campaign opens.
import {
  campaignNotFound,
  campaignNotReady,
  campaignWrongState,
} from '@stagepass/contract/campaigns/errors.ts';
import { campaignFunded } from '@stagepass/contract/campaigns/events.ts';
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import { soldOut } from '@stagepass/contract/items/errors.ts';
import { keepCopies } from '#domains/items/public/kept-in-place.ts';
import { lockDesignRow } from '#domains/items/public/load-items.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { shareMissions } from '#domains/missions/public/load-missions.ts';
import { promiseTokens } from '#domains/tokens/public/promise-tokens.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadAsHost } from '../access.ts';
import {
  escrowAccount,
  placeOf,
  promisedCents,
  promisedCopies,
  promisedTokens,
  promiserOf,
  stateAt,
} from '../campaign.rules.ts';
import { listMissions } from '../campaign-clubs.store.ts';
import { listRewards, lockCampaign, updateCampaign } from '../campaigns.store.ts';
import { type Funding, fundingProblems } from '../funding.rules.ts';
import { loadFunding, presentEditor } from '../present-editor.ts';
import { returnLeftovers } from '../return-leftovers.ts';
import { sealSeed } from '../sealed-seed.ts';
import { indexCampaign } from '../search-document.ts';
import type { CampaignRow } from '../tables.ts';
import { log } from './edit-campaign.ts';

export async function fundCampaign(platform: Platform, actor: Actor, id: string): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadAsHost(platform, tx, actor, id);
    if (door.club.delete_after !== null) fail(clubClosing);
    // Missions before the campaign, as where one is completed: whoever pauses one of them waits, or is seen here.
    const chosen = (await listMissions(tx, [id])).map(({ mission_id }) => mission_id);
    const facts = await shareMissions(tx, chosen);
    const campaign = (await lockCampaign(tx, id)) ?? fail(campaignNotFound);
    if (campaign.state !== 'draft') fail(campaignWrongState, { state: campaign.state });
    const funding = await loadFunding(platform, tx, campaign, facts);
    if (funding.missions.some(({ mission_id }) => !chosen.includes(mission_id))) fail(campaignWrongState);
    // Whoever spends the club's money or items needs the right to.
    if (promisedCents(funding.rewards) > 0) requireMay(door.club, door.standing, 'take-money-out');
    if (funding.rewards.some(({ kind }) => kind === 'item' || kind === 'tokens'))
      requireMay(door.club, door.standing, 'manage-sales');
    const problems = fundingProblems(funding);
    if (problems.length > 0) fail(campaignNotReady, { problems });
    await setAside(platform, tx, actor, { campaign, funding });
    const now = platform.clock.now();
    const state = stateAt({ ...campaign, state: 'funded' }, now) === 'running' ? 'running' : 'funded';
    await updateCampaign(tx, id, { state, funded_at: now, ...sealSeed(platform) });
    await indexCampaign(tx, { ...campaign, state, funded_at: now });
    await tx.emit(campaignFunded, { campaign_id: id, club_id: campaign.club_id });
    await log(platform, tx, actor, campaign, 'campaigns.funded');
    return presentEditor(platform, tx, actor, door);
  });
}

/** Somebody bought what was left in this very moment. */
function sayStock(error: unknown): never {
  if (error instanceof Failure && error.reason === soldOut)
    return fail(campaignNotReady, { problems: ['reward-stock'] });
  throw error;
}

/** Unlimited items are made when they are given: whoever retires one waits for this, and finds it promised. */
async function lockUnlimited(tx: Tx, { designs }: Funding): Promise<void> {
  for (const [design_id, { edition_size }] of [...designs].sort(([one], [other]) => (one < other ? -1 : 1)))
    if (edition_size === null && (await lockDesignRow(tx, design_id))?.state !== 'live')
      fail(campaignNotReady, { problems: ['reward-not-live'] });
}

async function setAside(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { campaign, funding }: { campaign: CampaignRow; funding: Funding },
): Promise<void> {
  const at = platform.clock.now();
  const { id, club_id } = campaign;
  await lockUnlimited(tx, funding);
  for (const [design_id, count] of [...promisedCopies(funding.rewards)].sort()) {
    if (funding.designs.get(design_id)?.edition_size === null) continue;
    await keepCopies(platform, tx, { design_id, count, place: placeOf(id), origin: 'mission', at }).catch(
      sayStock,
    );
  }
  // Somebody bought what was left in this very moment.
  const tokens = { ...promiserOf(campaign), amount: promisedTokens(funding.rewards) };
  if (!(await promiseTokens(tx, tokens))) fail(campaignNotReady, { problems: ['tokens'] });
  const amount = promisedCents(funding.rewards);
  if (amount === 0) return;
  await postTransfer(tx, {
    kind: 'reward',
    moves: [{ asset_id: 'credits', from: clubAccount(club_id), to: escrowAccount(id), amount }],
    cause: { kind: 'reward', id },
    club_id,
    actor_id: signedIn(actor).user_id,
    memo: { campaign_id: id },
    // The campaign's row, which is locked and leaves this state with it, is the guard.
    key: null,
    at,
  });
}

/** Only before it opens: nobody has done anything for it yet. */
export async function takeBackFunding(platform: Platform, actor: Actor, id: string): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadAsHost(platform, tx, actor, id);
    const campaign = (await lockCampaign(tx, id)) ?? fail(campaignNotFound);
    const state = stateAt(campaign, platform.clock.now());
    if (state !== 'funded') fail(campaignWrongState, { state });
    await unfund(platform, tx, campaign);
    await log(platform, tx, actor, campaign, 'campaigns.funding-taken-back');
    return presentEditor(platform, tx, actor, door);
  });
}

/** With the campaign locked, funded and not open. The seed goes: its hash was published for this funding alone. */
export async function unfund(platform: Platform, tx: Tx, campaign: CampaignRow): Promise<void> {
  const { id, version } = campaign;
  await returnLeftovers(platform, tx, campaign, await listRewards(tx, [id]));
  const none = { funded_at: null, seed_hash: null, seed_sealed: null };
  await updateCampaign(tx, id, { state: 'draft', version: version + 1, ...none });
  await indexCampaign(tx, { ...campaign, state: 'draft' });
}
