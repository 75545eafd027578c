// What posts put on a club's management screen.
import { article } from '@stagepass/ui/icon/phosphor/article.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

const posts: ManageTile = {
  name: 'posts',
  icon: article,
  copy: defineCopy({ label: 'Posts' }),
  path: (handle) => clubScreenPath(handle, 'posts'),
};

export const manageParts = { tiles: [posts] };
