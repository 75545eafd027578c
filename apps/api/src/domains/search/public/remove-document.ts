// Owns how other domains take something out of the index: in the transaction that removes it.
import type { SearchKind } from '@stagepass/contract/search/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { removeDocuments } from '../documents.store.ts';

export async function removeDocument(
  tx: Executor,
  { kind, id }: { kind: SearchKind; id: string },
): Promise<void> {
  await removeDocuments(tx, { kind, ids: [id] });
}
