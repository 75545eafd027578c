// Owns the SQL that only the demo world needs of redemption.
import type { Executor } from '#platform/db/executor.ts';

export interface DemoCopy {
  id: string;
  design_id: string;
  holder_id: string;
  redeem_from: Date | null;
}

export async function hasScans(tx: Executor, clubId: string): Promise<boolean> {
  const { rows } = await tx.query({
    text: 'select 1 from redemptions where club_id = $1 limit 1',
    values: [clubId],
  });
  return rows.length > 0;
}

/** Copies in people's hands, by number. */
export async function listDemoCopies(tx: Executor, clubId: string, name: string): Promise<DemoCopy[]> {
  const { rows } = await tx.query<DemoCopy>({
    text: `select i.id, i.design_id, i.holder_id, d.redeem_from from item_design_facts d
      join item_facts i on i.design_id = d.id and i.state = 'held' and i.holder_id is not null
      where d.club_id = $1 and d.name = $2 order by i.number`,
    values: [clubId, name],
  });
  return rows;
}
