// Owns whether a club has ever brought out an item.
import { type Executor, prepared } from '#platform/db/executor.ts';

const broughtOut = prepared<never>(
  'items-has-brought-out',
  `select from item_designs where club_id = $1 and state <> 'draft' limit 1`,
);

export async function hasBroughtOut(tx: Executor, clubId: string): Promise<boolean> {
  return (await broughtOut(tx, [clubId])).length > 0;
}
