// Owns what of a design can be found, and by whom: what is out, by its name, kind and quality.
import { itemQuality } from '@stagepass/base/item-quality.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { putDocuments, type SearchDocument } from '#domains/search/public/put-document.ts';
import { removeDocument } from '#domains/search/public/remove-document.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { DesignRow } from './tables.ts';

type Findable = Pick<
  DesignRow,
  'id' | 'club_id' | 'name' | 'description' | 'quality' | 'kind' | 'state' | 'hidden_at' | 'created_at'
>;

/** By the design alone: the index knows which clubs are private or away. */
export function documentOf(design: Findable, club: Pick<Club, 'name' | 'owner_id'>): SearchDocument {
  return {
    kind: 'item',
    id: design.id,
    club_id: design.club_id,
    author_id: club.owner_id,
    title: design.name,
    body: design.description,
    tags: [design.kind, itemQuality(design.quality).name, club.name],
    visibility: design.state === 'live' && design.hidden_at === null ? 'public' : 'none',
    created_at: design.created_at,
  };
}

export async function indexDesign(
  tx: Executor,
  design: Findable,
  club: Pick<Club, 'name' | 'owner_id'>,
): Promise<void> {
  await putDocuments(tx, [documentOf(design, club)]);
}

export async function unindexDesign(tx: Executor, id: string): Promise<void> {
  await removeDocument(tx, { kind: 'item', id });
}
