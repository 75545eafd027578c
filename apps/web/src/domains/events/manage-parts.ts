// What events put on a club's management screen.
import { calendarDots } from '@stagepass/ui/icon/phosphor/calendar-dots.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageEventsPath } from './public/paths.ts';

const events: ManageTile = {
  name: 'events',
  isFor: ({ viewer }) => viewer.can.manage_sales,
  icon: calendarDots,
  copy: defineCopy({ label: 'Events' }),
  path: (handle) => manageEventsPath(handle),
};

export const manageParts = { tiles: [events] };
