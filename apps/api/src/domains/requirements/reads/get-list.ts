// Owns the reading of a list: what is asked, and how far the caller got.
import type { RequirementList } from '@stagepass/contract/requirements/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type ListAt, loadListFor } from '../access.ts';
import { listStands } from '../attempts.store.ts';
import { listRequirements } from '../requirements.store.ts';
import { presentEntries } from '../views.ts';

export async function getList(platform: Platform, actor: Actor, at: ListAt): Promise<RequirementList> {
  const { db } = platform;
  const ownership = await loadListFor(platform, db, actor, at, 'see');
  const rows = await listRequirements(db, { kind: at.owner_kind, id: ownership.owner_id });
  const stands =
    actor.kind === 'user' && rows.length > 0
      ? await listStands(
          db,
          { user_id: actor.user_id, period: ownership.period },
          rows.map((row) => row.id),
        )
      : new Map();
  const requirements = presentEntries(rows, stands);
  const passed = requirements.filter((entry) => entry.state === 'passed').length;
  return {
    owner_kind: at.owner_kind,
    owner_id: ownership.owner_id,
    club_id: ownership.club_id,
    requirements,
    passed,
    all_passed: passed === requirements.length,
    can: {
      attempt: ownership.attempt_refusal === null,
      edit: ownership.edit_refusal === null && ownership.frozen === null,
    },
  };
}
