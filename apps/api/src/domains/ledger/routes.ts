// Owns which action answers which endpoint of the ledger.
import type { Route } from '#platform/http/bind.ts';

export const routes: readonly Route[] = [];
