// Owns the short form of many owners' requirements at once, with how far one person is in the round of each: for lists of missions.
import { experiencePoints } from '@stagepass/base/experience.ts';
import type { RequirementOwnerKind, RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';

export interface Step {
  id: string;
  title: string;
  type: RequirementType;
  waits: boolean;
  xp: number;
  passed: boolean;
  in_review: boolean;
  /** Staff show or print a code for it. */
  site_code: boolean;
}

interface StepRow extends Omit<Step, 'xp'> {
  owner_id: string;
}

const steps = prepared<StepRow>(
  'requirements-steps',
  `select r.owner_id, r.id, r.title, r.type, r.waits, 
          r.type = 'QRCODE' or (r.type = 'LOCATION' and r.config @> '{"code": true}') as site_code, p.passed_at is not null as passed,
          p.requirement_id is not null and p.passed_at is null and exists (
            select from requirement_attempts a where a.requirement_id = r.id and a.user_id = $4
              and a.period = asked.period and a.state = 'review') as in_review
   from unnest($1::uuid[], $2::text[]) as asked (owner_id, period)
   join requirements r on r.owner_kind = $3 and r.owner_id = asked.owner_id
   left join requirement_progress p on p.requirement_id = r.id and p.user_id = $4 and p.period = asked.period
   order by r.owner_id, r.position`,
);

/** By the owner's id, in order. `round` names each owner's round; nothing is passed by somebody who is not signed in. */
export async function listSteps(
  tx: Executor,
  kind: RequirementOwnerKind,
  rounds: readonly { owner_id: string; period: string }[],
  userId: string | null,
): Promise<ReadonlyMap<string, Step[]>> {
  if (rounds.length === 0) return new Map();
  const rows = await steps(tx, [
    rounds.map((round) => round.owner_id),
    rounds.map((round) => round.period),
    kind,
    userId,
  ]);
  const byOwner = new Map<string, Step[]>();
  for (const { owner_id, ...row } of rows)
    byOwner.set(owner_id, [...(byOwner.get(owner_id) ?? []), { ...row, xp: experiencePoints(row.type) }]);
  return byOwner;
}

/** The one that comes next: the first that is neither passed, nor in review, nor waits for the one before it. */
export function nextStep(steps: readonly Step[]): Step | undefined {
  return steps.find(
    (step, at) =>
      !step.passed && !step.in_review && !(step.waits && at > 0 && steps[at - 1]?.passed !== true),
  );
}
