// What webhooks put on a club's management screen.
import { plugs } from '@stagepass/ui/icon/phosphor/plugs.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageWebhooksPath } from './public/paths.ts';

const webhooks: ManageTile = {
  name: 'webhooks',
  isFor: ({ viewer }) => viewer.can.manage_club,
  icon: plugs,
  copy: defineCopy({ label: 'Webhooks' }),
  path: (handle) => manageWebhooksPath(handle),
};

export const manageParts = { tiles: [webhooks] };
