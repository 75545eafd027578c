// Owns why a guarded request did not come to an answer.

export type FetchReason = 'refused' | 'too-large' | 'too-slow' | 'too-many-redirects' | 'failed';

export class FetchError extends Error {
  override name = 'FetchError';
  readonly reason: FetchReason;

  constructor(reason: FetchReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
