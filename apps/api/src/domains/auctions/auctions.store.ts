// Owns the SQL of auctions.
import { type Executor, prepared } from '#platform/db/executor.ts';

const clubOf = prepared<{ club_id: string }>('auctions-club', 'select club_id from auctions where id = $1');

export async function findClubOfAuction(db: Executor, id: string): Promise<string | undefined> {
  return (await clubOf(db, [id]))[0]?.club_id;
}
