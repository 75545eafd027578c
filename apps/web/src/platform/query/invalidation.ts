// Owns how a domain says that answers about its noun are old. Whoever changes something calls the function that the owning
// domain exports; later domains whose answers are made of the same add themselves, so that no domain names another's keys.
import type { QueryClient } from '@tanstack/react-query';

export interface Invalidation {
  (client: QueryClient): Promise<void>;
  /** Runs along. Called beside the query that depends on it: where that was never loaded, there is nothing to renew. */
  also(renew: (client: QueryClient) => unknown): void;
}

/** Of all answers whose key begins like this. Without a key: of answers that only later domains keep. */
export function invalidation(...queryKey: readonly string[]): Invalidation {
  const others: ((client: QueryClient) => unknown)[] = [];
  const invalidate = async (client: QueryClient) => {
    const own = queryKey.length === 0 ? undefined : client.invalidateQueries({ queryKey });
    await Promise.all([own, ...others.map((renew) => renew(client))]);
  };
  return Object.assign(invalidate, {
    also: (renew: (client: QueryClient) => unknown) => void others.push(renew),
  });
}
