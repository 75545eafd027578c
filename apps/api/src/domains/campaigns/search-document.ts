// Owns what of a campaign can be found, and by whom: what runs or opens soon, by its title and story.
import { putDocument } from '#domains/search/public/put-document.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { CampaignRow } from './tables.ts';

type Findable = Pick<
  CampaignRow,
  'id' | 'club_id' | 'title' | 'story' | 'state' | 'hidden_at' | 'created_at' | 'funded_at'
>;

/** In the transaction that changes it; the index knows which clubs are private or away. */
export async function indexCampaign(tx: Executor, campaign: Findable): Promise<void> {
  const { id, club_id, title, story, state, hidden_at, created_at, funded_at } = campaign;
  const isOpen = (state === 'funded' || state === 'running') && hidden_at === null;
  await putDocument(tx, {
    kind: 'campaign',
    id,
    club_id,
    // The club's, not a person's: it is found by whoever muted or blocked its owner too.
    author_id: null,
    title,
    body: story,
    visibility: isOpen ? 'public' : 'none',
    created_at: funded_at ?? created_at,
  });
}
