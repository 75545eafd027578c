// Owns the SQL that writes the index.
import type { DocumentKind } from '@stagepass/contract/search/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { DocumentRow } from './tables.ts';

export async function upsertDocuments(tx: Executor, rows: readonly DocumentRow[]): Promise<void> {
  await tx.query({
    name: 'search-upsert',
    text: `with put as (
        insert into search_documents
        (kind, id, club_id, author_id, visibility, weight, title, words, created_at)
        select * from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::real[], $7::text[],
          $8::text[]::tsvector[], $9::timestamptz[])
        on conflict (kind, id) do update set club_id = excluded.club_id, author_id = excluded.author_id,
          visibility = excluded.visibility, weight = excluded.weight, title = excluded.title,
          words = excluded.words, created_at = excluded.created_at
        returning kind, id)
      insert into search_uncounted (kind, id) select kind, id from put`,
    values: [
      rows.map((row) => row.kind),
      rows.map((row) => row.id),
      rows.map((row) => row.club_id),
      rows.map((row) => row.author_id),
      rows.map((row) => row.visibility),
      rows.map((row) => row.weight),
      rows.map((row) => row.title),
      rows.map((row) => row.words),
      rows.map((row) => row.created_at),
    ],
  });
}

export async function removeDocuments(
  tx: Executor,
  { kind, ids }: { kind: DocumentKind; ids: readonly string[] },
): Promise<void> {
  await tx.query({
    name: 'search-remove',
    text: 'delete from search_documents where kind = $1 and id = any($2::uuid[])',
    values: [kind, ids],
  });
}

/** Of what is a person's own: a club and what it has are found whoever ran it once. */
export async function removeDocumentsOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({
    text: `delete from search_documents where author_id = $1 and kind in ('user', 'post')`,
    values: [userId],
  });
}

export async function insertClosedClub(tx: Executor, clubId: string): Promise<void> {
  await tx.query({
    text: 'insert into search_closed_clubs (club_id) values ($1) on conflict do nothing',
    values: [clubId],
  });
}

export async function removeClosedClub(tx: Executor, clubId: string): Promise<void> {
  await tx.query({ text: 'delete from search_closed_clubs where club_id = $1', values: [clubId] });
}
