// Owns in whose name a command acts, and how a refusal of an act is told at the console.
import { operatorByEmail } from '#domains/operations/public/operator-of.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { UsageError } from './admin-command.ts';

export async function operatorFor(platform: Platform, email: string | undefined): Promise<SignedIn> {
  const operator = email === undefined ? undefined : await operatorByEmail(platform, email);
  if (operator === undefined)
    throw new UsageError('Give the email of an operator first: the log says who decided.');
  return operator;
}

export async function told<T>(act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    throw error instanceof Failure ? new UsageError(error.message) : error;
  }
}
