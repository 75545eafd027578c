// Owns what search is told of a viewer by later rows.
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import type { SearchScope } from '#domains/search/public/search-scope.ts';
import { hiddenFrom } from '#domains/users/public/block-list.ts';

export const searchScopeOfLaterRows: SearchScope = { clubIdsOf, hiddenFrom };
