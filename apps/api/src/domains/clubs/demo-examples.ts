// Owns the addresses of clubs in the demo world, and who sees each best.
import type { DemoExample } from '#platform/domain.ts';

const at = (handle: string, screen: string, as: DemoExample['as']): DemoExample => ({
  example: `/club/${handle}${screen}`,
  as,
});

export const examples: Record<string, DemoExample> = {
  '/clubs': { example: '/clubs', as: 'fan' },
  '/club/{id}': at('ola-after-dark', '', 'fan'),
  '/club/{id}/home': at('velvet-static', '/home', 'fan'),
  '/club/{id}/posts': at('velvet-static', '/posts', 'fan'),
  '/club/{id}/info': at('velvet-static', '/info', 'fan'),
  '/club/{id}/id-center': at('velvet-static', '/id-center', 'fan'),
  '/club/{id}/invite': at('velvet-static', '/invite', 'fan'),
  '/club/{id}/requirement': at('tin-lighthouse', '/requirement', 'fan'),
  '/club/{id}/module': at('velvet-static', '/module', 'creator'),
  '/club/{id}/settings': at('velvet-static', '/settings', 'creator'),
  '/club/{id}/manage': at('velvet-static', '/manage', 'creator'),
  '/club/{id}/manage-members': at('harbour-voices', '/manage-members', 'creator'),
  '/club/{id}/manage-member-tier': at('velvet-static', '/manage-member-tier', 'creator'),
  '/club/{id}/manage-rules': at('velvet-static', '/manage-rules', 'creator'),
  '/user/creator-club': { example: '/user/creator-club', as: 'creator' },
  '/user/create-club': { example: '/user/create-club', as: 'fan' },
};
