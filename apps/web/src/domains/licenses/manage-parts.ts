// What licenses put on a club's management screen.
import { certificate } from '@stagepass/ui/icon/phosphor/certificate.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { licensePath } from './public/paths.ts';

const license: ManageTile = {
  name: 'license',
  isFor: ({ viewer }) => viewer.can.manage_club,
  icon: certificate,
  copy: defineCopy({ label: 'License' }),
  path: licensePath,
};

export const manageParts = { tiles: [license] };
