// The texts around a club's latest posts on its front pages.
import { defineCopy } from '#platform/i18n/copy.ts';

export const latestCopy = defineCopy({
  loading: 'Loading posts',
  latest: 'Latest posts',
  allPosts: 'All posts',
});
