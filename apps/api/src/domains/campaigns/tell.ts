// Owns what is said over the socket about campaigns: after the commit, to those who watch and to whoever won.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignRow } from './tables.ts';

/** Watchers hear at once, and then so often at most: in a rush every completion would make each of them ask anew. */
const PAUSE_MS = 2000;

/** Campaigns whose watchers have just heard something; true where more has happened since. */
const pauses = new WeakMap<Platform, Map<string, boolean>>();

/** A crash may lose this: whoever watches fetches anew when the socket is back. */
export function tellChanged(platform: Platform, tx: Pick<Tx, 'afterCommit'>, campaignId: string): void {
  tx.afterCommit(() => tellInTurn(platform, campaignId));
}

function tellInTurn(platform: Platform, id: string): void {
  const paused = pauses.get(platform) ?? new Map<string, boolean>();
  pauses.set(platform, paused);
  if (paused.has(id)) {
    paused.set(id, true);
    return;
  }
  paused.set(id, false);
  platform.realtime.toRoom(`campaign:${id}`, 'campaignChanged', { campaign_id: id });
  setTimeout(() => {
    const more = paused.get(id) === true;
    paused.delete(id);
    if (more) tellInTurn(platform, id);
  }, PAUSE_MS).unref();
}

export function tellWon(
  platform: Platform,
  tx: Pick<Tx, 'afterCommit'>,
  won: { campaign: Pick<CampaignRow, 'id' | 'title'>; user_id: string; reward_id: string },
): void {
  const { campaign, user_id, reward_id } = won;
  tx.afterCommit(() =>
    platform.realtime.toUser(user_id, 'campaignWon', {
      campaign_id: campaign.id,
      title: campaign.title,
      reward_id,
    }),
  );
}
