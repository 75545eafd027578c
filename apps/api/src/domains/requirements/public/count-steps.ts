// Owns where people stop in a list: how many began and how many passed each of its requirements.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { ListOwner } from '../requirements.store.ts';

export interface StepCounts {
  id: string;
  title: string;
  type: RequirementType;
  begun: number;
  passed: number;
}

/** In order; every round counts. */
export async function countSteps(tx: Executor, owner: ListOwner): Promise<StepCounts[]> {
  const { rows } = await tx.query<StepCounts>({
    text: `select r.id, r.title, r.type, count(p.requirement_id)::int as begun, count(p.passed_at)::int as passed
      from requirements r left join requirement_progress p on p.requirement_id = r.id
      where r.owner_kind = $1 and r.owner_id = $2 group by r.id order by r.position`,
    values: [owner.kind, owner.id],
  });
  return rows;
}
