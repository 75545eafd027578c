// What chat puts on a club's management screen: its channels.
import { chats } from '@stagepass/ui/icon/phosphor/chats.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageChannelsPath } from './public/paths.ts';

const channels: ManageTile = {
  name: 'channels',
  isFor: ({ viewer }) => viewer.can.manage_content,
  icon: chats,
  copy: defineCopy({ label: 'Channels' }),
  path: manageChannelsPath,
};

export const manageParts = { tiles: [channels] };
