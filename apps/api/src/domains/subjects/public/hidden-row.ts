// Owns how a row of a kind of subject goes out of sight and comes back, for kinds that keep both in columns of their own.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import type { SubjectOwner } from './subject-owners.ts';

/** Since when it is out of sight, and what its maker is told about why; null where nobody has decided yet. */
interface Hidden {
  hidden_at: Date | null;
  hidden_reason: string | null;
}

interface Rows<Row extends Hidden> {
  lock(tx: Tx, id: string): Promise<Row | undefined>;
  update(tx: Tx, id: string, hidden: Partial<Hidden>): Promise<unknown>;
  /** After the columns were written, in the same transaction: what else follows for the row, as it is now. */
  changed(platform: Platform, tx: Tx, row: Row): Promise<void>;
}

/** Both bear being called again: the first moment stays, and the reason of whoever decided last. */
export function hidesRow<Row extends Hidden & { id: string }>(
  rows: Rows<Row>,
): Pick<SubjectOwner, 'hide' | 'restore'> {
  async function set(platform: Platform, tx: Tx, id: string, hidden: Hidden): Promise<void> {
    const row = await rows.lock(tx, id);
    if (row === undefined) return;
    if ((row.hidden_at === null) === (hidden.hidden_at === null)) {
      const { hidden_reason } = hidden;
      if (hidden_reason !== null) await rows.update(tx, id, { hidden_reason });
      return;
    }
    await rows.update(tx, id, hidden);
    await rows.changed(platform, tx, { ...row, ...hidden });
  }
  return {
    hide: (platform, tx, id, { reason }) =>
      set(platform, tx, id, { hidden_at: platform.clock.now(), hidden_reason: reason || null }),
    restore: (platform, tx, id) => set(platform, tx, id, { hidden_at: null, hidden_reason: null }),
  };
}
