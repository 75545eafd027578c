// Owns what search is told of a viewer by later rows.
import type { SearchScope } from '#domains/search/public/search-scope.ts';
import { hiddenFrom } from '#domains/users/public/block-list.ts';

export const searchScopeOfLaterRows: SearchScope = {
  clubIdsOf: async () => [],
  hiddenFrom,
};
