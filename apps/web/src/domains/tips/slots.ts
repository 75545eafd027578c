// What tips add to other domains' screens: where a line of a statement leads, and the way to a tip under a post.
import { clubPath } from '#domains/clubs/public/paths.ts';
import { latePart } from '#platform/late/late-part.tsx';

/** What caused it is the club. */
export const slots = {
  causeLinks: { tip: (clubId: string) => clubPath(clubId) },
  underStaffPost: latePart(() => import('./parts/post-tip.tsx'), 'PostTip', null, 'left-out'),
};
