// Owns the checking of what comes in: zod on params, query and body; unknown fields and wrong types are refused by name.
import { invalidInput } from '@stagepass/contract/common-errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import type { z } from 'zod';
import { Failure } from '../failure/failure.ts';

export interface InputProblem {
  /** Where in the request, as `body.email`. */
  field: string;
  message: string;
}

export function parseInput<S extends z.ZodType>(where: string, schema: S, value: unknown): z.output<S> {
  if (holdsBrokenText(value))
    throw new Failure(invalidInput, {
      problems: [{ field: where, message: 'contains text that is not valid' }],
    });
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const missing = parsed.error.issues.map(notFoundOf).find((reason) => reason !== undefined);
  if (missing !== undefined) throw new Failure(missing);
  const problems: InputProblem[] = parsed.error.issues
    .slice(0, 20)
    .map((issue) => ({ field: [where, ...issue.path.map(String)].join('.'), message: issue.message }));
  throw new Failure(invalidInput, { problems });
}

/** A malformed id names nothing of ours (`idOr` of the contract): the endpoint answers as if it were not there. */
function notFoundOf(issue: object): ErrorCode | undefined {
  return (issue as { params?: { not_found?: ErrorCode } }).params?.not_found;
}

/**
 * PostgreSQL stores neither a zero character nor half a surrogate pair: let through, they would fail deep inside as an
 * error of ours. Without recursion, since a body may be nested as deep as it is long.
 */
function holdsBrokenText(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const entry = left.pop();
    if (typeof entry === 'string') {
      if (entry.includes('\0') || !entry.isWellFormed()) return true;
    } else if (typeof entry === 'object' && entry !== null && !Buffer.isBuffer(entry)) {
      for (const [name, inside] of Object.entries(entry)) left.push(name, inside);
    }
  }
  return false;
}
