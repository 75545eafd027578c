// Owns whether two people are apart: a block by either of them is a block for both.
import type { Executor } from '#platform/db/executor.ts';
import { findBlock } from '../blocks.store.ts';

export async function isBlocked(
  tx: Executor,
  between: { user_id: string; other_id: string },
): Promise<boolean> {
  return (await findBlock(tx, between)) !== undefined;
}
