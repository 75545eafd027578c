// Owns what the demo world tells of: the latest things of a kind, by the events that told of them.
import type { Executor } from '#platform/db/executor.ts';
import type { DemoSubject } from './demo-entry.ts';

const events: Partial<Record<DemoSubject, { name: string; id: string }>> = {
  mission: { name: 'missions.published', id: 'mission_id' },
  campaign: { name: 'campaigns.closed', id: 'campaign_id' },
  auction: { name: 'auctions.bidder-outbid', id: 'auction_id' },
  listing: { name: 'market.listing-opened', id: 'listing_id' },
  vote: { name: 'votes.opened', id: 'vote_id' },
  conversation: { name: 'chat.message-sent', id: 'conversation_id' },
};

export async function listToldOf(tx: Executor, kind: DemoSubject): Promise<{ id: string; title: string }[]> {
  const event = events[kind];
  if (event === undefined) return [];
  const { rows } = await tx.query<{ id: string; title: string }>({
    text: `select payload->>$2 as id, coalesce(payload->>'title', '') as title from outbox_events
      where name = $1 and payload ? $2 order by outbox_events.id desc limit 40`,
    values: [event.name, event.id],
  });
  return rows;
}
