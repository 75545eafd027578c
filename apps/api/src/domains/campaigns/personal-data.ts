// Owns what of a person stands in campaigns: handed out for their export; when they go, their ticket stays in lists that are closed, so
// that a draw can be checked, and names nobody.
import type { Domain } from '#platform/domain.ts';
import { shareCampaign } from './campaigns.store.ts';
import { forgetDevices, forgetPart, listPartsOf, removeDeedsOf } from './personal-data.store.ts';

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) =>
  (await listPartsOf(db, userId)).map(({ campaign_id, done, reached_at, ticket, client_seed, prizes }) => ({
    campaign_id,
    missions_done: done,
    last_at: reached_at.toISOString(),
    ticket,
    client_seed,
    prizes,
  }));

export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  for (const part of await listPartsOf(tx, userId)) {
    // Its close waits until this is done: the list is hashed with the ticket or without it.
    const campaign = await shareCampaign(tx, part.campaign_id);
    const closed = campaign?.state === 'drawing' || campaign?.state === 'closed';
    await forgetPart(tx, { part_id: part.id, closed, at: platform.clock.now() });
  }
  await removeDeedsOf(tx, userId);
  await forgetDevices(tx, userId);
};
