// Owns the SQL of lists of campaigns: what runs anywhere, what runs in a club, what its makers have before them.
import type { CampaignShelf, ClubAnswer } from '@stagepass/contract/campaigns/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { CampaignRow } from './tables.ts';

/** By the end of the window. */
export const byClose = keyset({ closes_at: time, id });
export type ListedRow = Omit<CampaignRow, 'closes_at'> & { closes_at: Date };

const open = "c.state in ('funded', 'running') and c.closes_at > $1 and c.hidden_at is null";
/** By its state too: one that ended early is over before its window is. */
const over =
  "(c.state in ('drawing', 'closed') or c.state <> 'draft' and c.closes_at <= $1) and c.hidden_at is null";
const running = prepared<ListedRow>(
  'campaigns-running',
  `select c.* from campaigns c join club_facts f on f.id = c.club_id
     and f.visibility = 'public' and f.closed_at is null and f.suspended_at is null
   where ${open} and ($2::timestamptz is null or (c.closes_at, c.id) > ($2, $3::uuid))
   order by c.closes_at, c.id limit $4`,
);

/** Of public clubs: those that run or open soon. */
export async function listRunning(
  tx: Executor,
  now: Date,
  { after, limit }: PageOf<typeof byClose>,
): Promise<ListedRow[]> {
  return running(tx, [now, after?.closes_at ?? null, after?.id ?? null, limit]);
}

const openOfClub = prepared<ListedRow>(
  'campaigns-open-of-club',
  `select c.* from campaign_clubs a join campaigns c on c.id = a.campaign_id
   where a.club_id = $5 and a.answer = 'accepted' and ${open}
     and ($2::timestamptz is null or (c.closes_at, c.id) > ($2, $3::uuid))
   order by c.closes_at, c.id limit $4`,
);
const overOfClub = prepared<ListedRow>(
  'campaigns-over-of-club',
  `select c.* from campaign_clubs a join campaigns c on c.id = a.campaign_id
   where a.club_id = $5 and a.answer = 'accepted' and ${over}
     and ($2::timestamptz is null or (c.closes_at, c.id) < ($2, $3::uuid))
   order by c.closes_at desc, c.id desc limit $4`,
);

/** Those that are over come newest first. */
export async function listOfClub(
  tx: Executor,
  of: { club_id: string; tab: 'open' | 'closed'; now: Date },
  { after, limit }: PageOf<typeof byClose>,
): Promise<ListedRow[]> {
  const list = of.tab === 'open' ? openOfClub : overOfClub;
  return list(tx, [of.now, after?.closes_at ?? null, after?.id ?? null, limit, of.club_id]);
}

export type ManagedRow = CampaignRow & { answer: ClubAnswer };
export const byMade = keyset({ created_at: time, id });

const shelves: Record<CampaignShelf, string> = {
  current: "a.answer = 'accepted' and c.state <> 'closed'",
  invitations: "a.answer = 'invited' and c.state = 'draft'",
  closed: "a.answer = 'accepted' and c.state = 'closed'",
};

/** Newest first. */
export async function listManaged(
  tx: Executor,
  of: { club_id: string; shelf: CampaignShelf },
  { after, limit }: PageOf<typeof byMade>,
): Promise<ManagedRow[]> {
  const { rows } = await tx.query<ManagedRow>({
    name: `campaigns-managed-${of.shelf}`,
    text: `select c.*, a.answer from campaign_clubs a join campaigns c on c.id = a.campaign_id
      where a.club_id = $1 and ${shelves[of.shelf]} and ($2::timestamptz is null or (c.created_at, c.id) < ($2, $3::uuid))
      order by c.created_at desc, c.id desc limit $4`,
    values: [of.club_id, after?.created_at ?? null, after?.id ?? null, limit],
  });
  return rows;
}
