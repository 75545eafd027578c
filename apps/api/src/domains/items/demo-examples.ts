// Owns the addresses of items in the demo world, and who sees each best.
import type { DemoExample } from '#platform/domain.ts';

export const examples: Record<string, DemoExample> = {
  '/user/inventory': { example: '/user/inventory', as: 'fan' },
  '/club/{id}/manage-items': { example: '/club/velvet-static/manage-items', as: 'creator' },
  '/club/{id}/vault': { example: '/club/velvet-static/vault', as: 'creator' },
};
