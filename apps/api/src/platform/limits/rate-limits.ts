// Owns counted limits that hold over all replicas.
export interface RateLimits {
  /** Counts one use; answers whether it was within the limit, and when there is room again. */
  take(
    key: string,
    rule: { limit: number; window_s: number },
  ): Promise<{ ok: boolean; retry_after_s: number }>;
}
