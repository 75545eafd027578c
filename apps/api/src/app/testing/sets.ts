// Owns how tests put a set there.

import { insertSet, putDesigns } from '#domains/sets/sets.store.ts';
import type { SetRow } from '#domains/sets/tables.ts';
import { newId } from '#platform/ids/new-id.ts';
import { putDesign } from './items.ts';
import type { TestApp } from './test-app.ts';

/** Of two new designs unless some are given. */
export async function putSet(
  app: TestApp,
  clubId: string,
  given: Partial<SetRow> & { design_ids?: string[] } = {},
): Promise<{ id: string; design_ids: string[] }> {
  const { platform } = app;
  const { design_ids: wanted, version: _, ...fields } = given;
  const design = () => putDesign(app, { club_id: clubId });
  const design_ids = wanted ?? [await design(), await design()];
  const { rows } = await platform.db.query<{ owner_id: string }>({
    text: `select user_id as owner_id from memberships where club_id = $1 and role = 'owner'`,
    values: [clubId],
  });
  const id = newId(platform);
  await insertSet(platform.db, {
    id,
    club_id: clubId,
    name: 'Tour tin',
    season: '',
    state: 'live',
    badge_id: null,
    created_by: rows[0]?.owner_id ?? '',
    created_at: platform.clock.now(),
    ...fields,
  });
  await putDesigns(platform.db, id, design_ids);
  return { id, design_ids };
}
