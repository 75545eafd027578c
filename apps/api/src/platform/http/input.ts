// Owns the checking of what comes in: zod on params, query and body; unknown fields and wrong types are refused by name.
import { invalidInput } from '@stagepass/contract/common-errors.ts';
import type { z } from 'zod';
import { Failure } from '../failure/failure.ts';

export interface InputProblem {
  /** Where in the request, as `body.email`. */
  field: string;
  message: string;
}

export function parseInput<S extends z.ZodType>(where: string, schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems: InputProblem[] = parsed.error.issues
    .slice(0, 20)
    .map((issue) => ({ field: [where, ...issue.path.map(String)].join('.'), message: issue.message }));
  throw new Failure(invalidInput, { problems });
}
