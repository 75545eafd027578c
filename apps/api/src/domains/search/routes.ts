// Owns which action answers which endpoint of search.
import * as endpoints from '@stagepass/contract/search/endpoints.ts';
import { bindData, type Route } from '#platform/http/bind.ts';
import { searchEverything } from './reads/search-everything.ts';

export const routes: readonly Route[] = [
  bindData(endpoints.searchEverything, async (platform, { actor, query: { q, kind, cursor } }) => ({
    groups: await searchEverything(platform, actor, { typed: q, kind, cursor }),
  })),
];
