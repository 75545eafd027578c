// Owns this domain's part of the demo world: three clubs at the head of Discover.
import type { Platform } from '#platform/platform.ts';
import { featureClub } from './public/feature-club.ts';

/** The last one stands first. */
const featured = ['third-kettle', 'paper-tigers', 'velvet-static'];

export async function demo(platform: Platform): Promise<void> {
  const start = platform.clock.now().getTime();
  for (const [at, handle] of featured.entries()) {
    const clock = { now: () => new Date(start + at * 1000) };
    await featureClub({ ...platform, clock }, { handle, on: true });
  }
}
