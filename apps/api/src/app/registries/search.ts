// Owns what search is told by later rows: of a viewer, and of auctions that run.
import { findRunningAuctions } from '#domains/auctions/public/find-running-auctions.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import type { FoundAuctions } from '#domains/search/public/found-auctions.ts';
import type { SearchScope } from '#domains/search/public/search-scope.ts';
import { hiddenFrom } from '#domains/users/public/block-list.ts';

export const searchScopeOfLaterRows: SearchScope = { clubIdsOf, hiddenFrom };

export const foundAuctionsOfLaterRows: FoundAuctions = { find: findRunningAuctions };
