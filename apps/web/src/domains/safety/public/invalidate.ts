// Owns what is old once a report was dealt with.
import { invalidation } from '#platform/query/invalidation.ts';

/** What waits for those who run a club: counted by others. */
export const invalidateReports = invalidation();
