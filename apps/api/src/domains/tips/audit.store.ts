// Owns the audit of tips: each has its payment, and each payment its tip.
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';

const checks = [
  {
    problem: 'says another amount than was paid',
    text: `select 'tip ' || p.id as place from tips p left join ledger_moves m on m.transfer_id = p.transfer_id
      group by p.id having coalesce(sum(m.amount), 0) <> p.amount_cents`,
  },
  {
    problem: 'paid for no tip',
    text: `select 'transfer ' || t.id as place from ledger_transfers t
      where t.kind = 'tip' and not exists (select from tips p where p.transfer_id = t.id)`,
  },
] as const;

export async function auditTips(db: Executor): Promise<readonly AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { problem, text } of checks) {
    const { rows } = await db.query<{ place: string }>({ text: `${text} limit 100` });
    found.push(...rows.map(({ place }) => ({ place, problem })));
  }
  return found;
}
