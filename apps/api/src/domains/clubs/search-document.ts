// Owns how a club is found: its name, tagline and category; a private one by its members only.
import { putDocument } from '#domains/search/public/put-document.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { ClubRow } from './tables.ts';

type Findable = Pick<
  ClubRow,
  | 'id'
  | 'handle'
  | 'name'
  | 'tagline'
  | 'description'
  | 'category'
  | 'visibility'
  | 'owner_id'
  | 'member_count'
  | 'closed_at'
  | 'suspended_at'
  | 'created_at'
>;

export async function putClubDocument(tx: Executor, club: Findable): Promise<void> {
  const gone = club.closed_at !== null || club.suspended_at !== null;
  await putDocument(tx, {
    kind: 'club',
    id: club.id,
    club_id: club.id,
    author_id: club.owner_id,
    title: club.name,
    body: `${club.tagline}\n${club.description}`,
    tags: [club.category, club.handle],
    visibility: gone ? 'none' : club.visibility === 'public' ? 'public' : 'members',
    // A club of 100,000 counts fully, one of 10 a fifth.
    weight: Math.log10(club.member_count + 1) / 5,
    created_at: club.created_at,
  });
}
