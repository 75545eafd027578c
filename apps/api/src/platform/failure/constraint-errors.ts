// Owns how an integrity error of the database becomes an expected failure, by the constraint's name.
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import pg from 'pg';
import { Failure } from './failure.ts';

/** Names of constraints and unique indexes, and the code each stands for. */
export type ConstraintErrors = Readonly<Record<string, ErrorCode>>;

// Class 23: integrity constraint violation (foreign key, unique, check, exclusion, not null).
const INTEGRITY = /^23/;

export function constraintFailure(errors: ConstraintErrors, error: unknown): Failure | undefined {
  if (!(error instanceof pg.DatabaseError) || error.constraint === undefined) return undefined;
  if (!INTEGRITY.test(error.code ?? '') || !Object.hasOwn(errors, error.constraint)) return undefined;
  return new Failure(errors[error.constraint] as ErrorCode);
}

/** One table out of what each domain declares; a name has one meaning. */
export function joinConstraintErrors(
  domains: readonly { name: string; constraints?: ConstraintErrors }[],
): ConstraintErrors {
  const joined: Record<string, ErrorCode> = {};
  for (const { name, constraints = {} } of domains)
    for (const [constraint, code] of Object.entries(constraints)) {
      if (constraint in joined) throw new Error(`${name}: ${constraint} is declared twice`);
      joined[constraint] = code;
    }
  return joined;
}
