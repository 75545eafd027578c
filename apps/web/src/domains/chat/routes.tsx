// Owns the routes of the chat domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/messages', shell: 'tabs', access: 'fan', load: () => import('./screens/messages-screen.tsx') },
  { path: '/user/new-chat', access: 'fan', load: () => import('./screens/new-chat-screen.tsx') },
  { path: '/user/chat/:id', access: 'fan', load: () => import('./screens/chat-screen.tsx') },
  { path: '/club/:id/messages', access: 'fan', load: () => import('./screens/club-messages-screen.tsx') },
  { path: '/club/:id/new-chat', access: 'fan', load: () => import('./screens/club-new-chat-screen.tsx') },
  { path: '/club/:id/chat/:user_name', access: 'fan', load: () => import('./screens/club-chat-screen.tsx') },
  {
    path: '/club/:id/manage-channels',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageChannels(),
  },
];
