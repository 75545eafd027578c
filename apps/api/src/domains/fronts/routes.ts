// Owns which read answers which endpoint of fronts.
import * as endpoints from '@stagepass/contract/fronts/endpoints.ts';
import { bind, type Route } from '#platform/http/bind.ts';
import { getDiscover } from './reads/get-discover.ts';
import { listSuggestedClubs } from './reads/list-suggested-clubs.ts';

export const routes: readonly Route[] = [
  bind(endpoints.getDiscover, async (platform, { query }) => ({
    data: await getDiscover(platform, query.category),
  })),
  bind(endpoints.listSuggestedClubs, async (platform, { actor }) => ({
    data: await listSuggestedClubs(platform, actor),
  })),
];
