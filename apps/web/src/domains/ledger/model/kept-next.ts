// Where a fan goes on after paying at another place: kept for the tab by the top-up, which is all that comes back.
import { safeNext } from '#platform/navigation/next.ts';

const nameOf = (topUpId: string) => `spc-top-up/${topUpId}`;

export function keepNext(topUpId: string, next: string | null): void {
  if (next === null) return;
  try {
    sessionStorage.setItem(nameOf(topUpId), next);
  } catch {
    // Without storage the way on leads to the wallet.
  }
}

export function keptNext(topUpId: string): string | null {
  try {
    return safeNext(sessionStorage.getItem(nameOf(topUpId)));
  } catch {
    return null;
  }
}
