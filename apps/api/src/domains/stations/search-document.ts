// Owns what of a station can be found, and by whom: what is open or will be, by its title and story.
import { putDocument } from '#domains/search/public/put-document.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { StationRow } from './tables.ts';

type Findable = Pick<
  StationRow,
  'id' | 'club_id' | 'title' | 'story' | 'state' | 'hidden_at' | 'created_at' | 'opened_at'
>;

/** In the transaction that changes it; the index knows which clubs are private or away. */
export async function indexStation(tx: Executor, station: Findable): Promise<void> {
  await putDocument(tx, {
    kind: 'station',
    id: station.id,
    club_id: station.club_id,
    // The club's, not a person's: it is found by whoever muted or blocked its owner too.
    author_id: null,
    title: station.title,
    body: station.story,
    visibility: station.state === 'open' && station.hidden_at === null ? 'public' : 'none',
    created_at: station.opened_at ?? station.created_at,
  });
}
