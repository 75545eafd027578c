// Owns how a failed call looks to its caller.

export class ApiError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The contract's code; `network` or `timeout` where no answer came. */
  readonly code: string;
  readonly details: unknown;

  constructor(failure: { status: number; code: string; message: string; details?: unknown }) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details;
  }
}

/** Whether the failure is this one of the contract. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
