// The routes of posts, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/:id/posts', load: () => import('./screens/posts-screen.tsx') },
  { path: '/club/post-detail/:id', load: () => import('./screens/post-screen.tsx') },
];
