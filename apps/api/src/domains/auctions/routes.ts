// Owns which action answers which endpoint of auctions.
import type { Route } from '#platform/http/bind.ts';

export const routes: readonly Route[] = [];
