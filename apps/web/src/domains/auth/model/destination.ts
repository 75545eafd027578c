// Where a person goes after signing in: `next` wins, then the kind of login decides.
import { safeNext } from '#platform/navigation/next.ts';

/** `email` is the email form; `page` is every other way of the auth page: providers, wallet, demo accounts. */
export type LoginKind = 'email' | 'page';

export function destinationAfter({ kind, next }: { kind: LoginKind; next: string | null }): string {
  return safeNext(next) ?? (kind === 'email' ? '/' : '/home');
}
