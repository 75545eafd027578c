// Owns what a campaign and one of its prizes are called, for whoever tells the winner.
import { formatUsd } from '@stagepass/base/money.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listCampaignRows, listRewards } from '../campaigns.store.ts';
import { loadSymbols } from '../views.ts';

export async function describePrize(
  tx: Executor,
  of: { campaign_id: string; reward_id: string },
): Promise<{ title: string; prize: string } | undefined> {
  const [campaign] = await listCampaignRows(tx, [of.campaign_id]);
  const reward = (await listRewards(tx, [of.campaign_id])).find(({ id }) => id === of.reward_id);
  if (campaign === undefined || reward === undefined) return undefined;
  const { design_id, amount_cents, token_amount } = reward;
  const design = design_id === null ? undefined : (await loadDesigns(tx, [design_id])).get(design_id);
  const symbol = (await loadSymbols(tx, [reward])).get(campaign.id) ?? '';
  const gain = token_amount === null ? 'Badge' : `${token_amount} ${symbol}`;
  const prize = design?.name ?? (amount_cents === null ? gain : formatUsd(amount_cents));
  return { title: campaign.title, prize };
}

export async function titleOfCampaign(tx: Executor, id: string): Promise<string | undefined> {
  return (await listCampaignRows(tx, [id]))[0]?.title;
}
