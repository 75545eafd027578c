// Owns this domain's part of the demo world: three clubs at the head of Discover, and the clubs of the partner pages.

import { findClub } from '#domains/clubs/public/find-club.ts';
import { setPageClubIds } from '#domains/pages/public/featured-clubs.ts';
import type { Platform } from '#platform/platform.ts';
import { featureClub } from './public/feature-club.ts';

/** The last one stands first. */
const featured = ['third-kettle', 'paper-tigers', 'velvet-static'];

/** In the order of the page. */
const onPages = {
  NTU: ['velvet-static', 'ola-after-dark', 'third-kettle', 'tin-lighthouse'],
  ntt: ['the-trapdoor', 'velvet-static', 'third-kettle'],
};

export async function demo(platform: Platform): Promise<void> {
  const start = platform.clock.now().getTime();
  for (const [at, handle] of featured.entries()) {
    const clock = { now: () => new Date(start + at * 1000) };
    await featureClub({ ...platform, clock }, { handle, on: true });
  }
  for (const [slug, handles] of Object.entries(onPages)) {
    const clubs = await Promise.all(handles.map((handle) => findClub(platform, platform.db, handle)));
    await setPageClubIds(platform, { slug, club_ids: clubs.flatMap((club) => club?.id ?? []) });
  }
}
