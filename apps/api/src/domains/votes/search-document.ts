// Owns what of a vote can be found, and by whom: what is announced, open or closed, by its title and text.
import { putDocument } from '#domains/search/public/put-document.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { VoteRow } from './tables.ts';

type Findable = Pick<VoteRow, 'id' | 'club_id' | 'title' | 'story' | 'state' | 'hidden_at' | 'created_at'>;

/** In the transaction that changes it; the index knows which clubs are private or away. */
export async function indexVote(tx: Executor, vote: Findable): Promise<void> {
  await putDocument(tx, {
    kind: 'vote',
    id: vote.id,
    club_id: vote.club_id,
    // The club's, not a person's: it is found by whoever muted or blocked its owner too.
    author_id: null,
    title: vote.title,
    body: vote.story,
    visibility: vote.state !== 'draft' && vote.hidden_at === null ? 'public' : 'none',
    created_at: vote.created_at,
  });
}
