// Owns how tests put a badge there.

import { insertBadgeRow } from '#domains/badges/badges.store.ts';
import type { BadgeRow } from '#domains/badges/tables.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { TestApp } from './test-app.ts';

/** Answers its id. */
export async function putBadge(
  { platform }: Pick<TestApp, 'platform'>,
  given: Partial<BadgeRow> & Pick<BadgeRow, 'club_id'>,
): Promise<string> {
  const id = newId(platform);
  await insertBadgeRow(platform.db, {
    id,
    name: 'Regular',
    description: 'For those who come back',
    shape: 'disc',
    icon: 'coffee',
    hue: 150,
    stages: 1,
    of_achievement: false,
    retired_at: null,
    created_by: null,
    created_at: platform.clock.now(),
    ...given,
  });
  return id;
}
