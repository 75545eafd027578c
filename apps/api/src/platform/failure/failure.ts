// Owns expected failure: an error that carries a declared code, and is the only kind a caller gets to see.
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';

export class Failure extends Error {
  override name = 'Failure';
  readonly reason: ErrorCode;
  readonly details: unknown;

  constructor(reason: ErrorCode, details?: unknown) {
    super(reason.message);
    this.reason = reason;
    this.details = details;
  }
}

export function fail(reason: ErrorCode, details?: unknown): never {
  throw new Failure(reason, details);
}
