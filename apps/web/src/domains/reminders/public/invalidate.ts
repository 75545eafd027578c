// Owns what is old once a reminder was set, taken back or told.
import { invalidation } from '#platform/query/invalidation.ts';

export const invalidateReminders = invalidation('reminders');
