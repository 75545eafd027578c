// Owns the memory of errors that an endpoint answered without declaring them, and of those that nobody foresaw: in test mode each
// one fails the test that saw it.
import type { Endpoint, ErrorCode } from '@stagepass/contract/endpoint.ts';
import { errorsOf, ofAccessTokens } from '@stagepass/contract/implied-errors.ts';

const undeclared = new Set<string>();

/** The answer goes out as it is: a test may expect a refusal, so only the end of the test can tell the difference. */
export function noteIfUndeclared(endpoint: Endpoint | undefined, reason: ErrorCode): void {
  if (endpoint === undefined || ofAccessTokens.includes(reason)) return;
  if (errorsOf(endpoint).some(({ code }) => code === reason.code)) return;
  undeclared.add(`${endpoint.method} ${endpoint.path} answers ${reason.code}, which it does not declare`);
}

/** Every address may answer `internal`, and no test may be content with it. */
export function noteBroken({ method, url }: { method: string; url: string }, error: unknown): void {
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  undeclared.add(`${method} ${url} broke: ${why}`);
}

/** What was noted since it was last asked for; a test that breaks something on purpose asks for it too. */
export function takeUndeclared(): string[] {
  const taken = [...undeclared];
  undeclared.clear();
  return taken;
}
