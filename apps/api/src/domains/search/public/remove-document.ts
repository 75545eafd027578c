// Owns how other domains take something out of the index: in the transaction that removes it.
import type { DocumentKind } from '@stagepass/contract/search/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { removeDocuments } from '../documents.store.ts';

export async function removeDocument(
  tx: Executor,
  { kind, id }: { kind: DocumentKind; id: string },
): Promise<void> {
  await removeDocuments(tx, { kind, ids: [id] });
}

/** Many of one kind, in one statement. */
export async function removeAllDocuments(
  tx: Executor,
  documents: { kind: DocumentKind; ids: readonly string[] },
): Promise<void> {
  if (documents.ids.length > 0) await removeDocuments(tx, documents);
}
