// Owns the words a viewer does not want to read: asked for once, then each text is tried in memory.
import type { Executor } from '#platform/db/executor.ts';
import { mutedWordTest } from '../muted-words.rules.ts';
import { listFoldedWords } from '../mutes.store.ts';

/** A test for texts: true where one of the viewer's muted words stands in it. */
export async function mutedWordsOf(tx: Executor, userId: string): Promise<(text: string) => boolean> {
  return mutedWordTest(await listFoldedWords(tx, userId));
}
