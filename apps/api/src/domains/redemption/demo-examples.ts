// Owns the addresses of redemption in the demo world, and who sees each best.
import type { DemoExample } from '#platform/domain.ts';

export const examples: Record<string, DemoExample> = {
  '/user/redeem-history': { example: '/user/redeem-history', as: 'fan' },
  '/user/fanpass': { example: '/user/fanpass', as: 'fan' },
  '/scan-ticket': { example: '/scan-ticket?club=velvet-static', as: 'creator' },
};
