// Owns the demo world's designs for later rows: what a club brought out, by name.
import type { Executor } from '#platform/db/executor.ts';
import { listAllDesigns } from '../designs.store.ts';
import type { ItemDesign } from './item.ts';

/** Live ones only. */
export async function listDemoDesigns(tx: Executor, clubId: string): Promise<Map<string, ItemDesign>> {
  const rows = await listAllDesigns(tx, clubId);
  return new Map(rows.filter((row) => row.state === 'live').map((row) => [row.name, row]));
}
