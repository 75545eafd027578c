// Owns counted limits that hold over all replicas.
export interface RateLimits {
  /** Whether a use is known in this process to be refused, without asking the shared counter and without using any of it. */
  isKnownRefused?(key: string, rule: { limit: number; window_s: number }): boolean;
  /** Counts one use; answers whether it was within the limit, and when there is room again. */
  take(
    key: string,
    rule: { limit: number; window_s: number },
  ): Promise<{ ok: boolean; retry_after_s: number }>;
}
