// Owns the code of a step for the staff who show, print or renew it; nobody else is ever told one.

import { assert } from '@stagepass/base/assert.ts';
import { slotAt, slotEndsAt } from '@stagepass/base/redeem-code.ts';
import { noSiteCode } from '@stagepass/contract/requirements/errors.ts';
import type { SiteCode } from '@stagepass/contract/requirements/qrcode.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadRequirementFor } from '../access.ts';
import type { RequirementRow } from '../tables.ts';
import { codeAt, tagOf } from './site-code.rules.ts';
import { countUses, findCodeVersion, insertCode, updateCodeVersion } from './site-codes.store.ts';

/** Null for a step that asks for no code. */
function codeRules(config: RequirementConfig): { mode: SiteCode['mode']; most_uses: number | null } | null {
  if (config.type === 'QRCODE') return { mode: config.mode, most_uses: config.uses };
  return config.type === 'LOCATION' && config.code ? { mode: 'fixed', most_uses: null } : null;
}

export async function getSiteCode(platform: Platform, actor: Actor, id: string): Promise<SiteCode> {
  return (await loadSiteCode(platform, actor, id, 'show')).code;
}

export async function loadSiteCode(
  platform: Platform,
  actor: Actor,
  id: string,
  deed: 'show' | 'inspect',
): Promise<{ code: SiteCode; club: Club }> {
  const { row, title } = await loadRequirementFor(platform, platform.db, actor, id, deed);
  return presentSiteCode(platform, platform.db, { row, title });
}

/** Whatever was shown or printed before stops working; also while fans are doing the step. */
export function renewSiteCode(platform: Platform, actor: Actor, id: string): Promise<SiteCode> {
  return platform.db.transaction(async (tx) => {
    const { row, title } = await loadRequirementFor(platform, tx, actor, id, 'inspect');
    if (codeRules(row.config) === null) fail(noSiteCode);
    await insertCode(tx, row.id, tagOf(platform.secrets, row.id));
    await updateCodeVersion(tx, row.id);
    await recordDeed(platform, tx, {
      club_id: row.club_id,
      actor_id: signedIn(actor).user_id,
      deed: 'requirements.code-renewed',
      details: { title: row.title },
    });
    return (await presentSiteCode(platform, tx, { row, title })).code;
  });
}

/** Where a step is done, by what it is for; joining has none on site. */
const screens: Readonly<Record<RequirementRow['owner_kind'], string>> = {
  joining: 'play-mission',
  mission: 'play-mission',
  station: 'station',
};

async function presentSiteCode(
  platform: Platform,
  tx: Executor,
  { row, title }: { row: RequirementRow; title: string },
): Promise<{ code: SiteCode; club: Club }> {
  const rules = codeRules(row.config) ?? fail(noSiteCode);
  const { mode, most_uses } = rules;
  await insertCode(tx, row.id, tagOf(platform.secrets, row.id));
  const version = await findCodeVersion(tx, row.id);
  const club = await findClub(platform, tx, row.club_id);
  assert(club !== undefined, 'a step belongs to a club');
  const now = platform.clock.now();
  const code = codeAt(platform.secrets, { requirement_id: row.id, version, mode }, now);
  const shown: SiteCode = {
    requirement_id: row.id,
    title: row.title,
    owner_title: title,
    club_name: club.name,
    club_hue: club.hue,
    mode,
    code,
    url: `${platform.config.origin}/club/${screens[row.owner_kind]}/${row.owner_id}?step=${row.id}&code=${code}`,
    version,
    ends_at: mode === 'fixed' ? null : new Date(slotEndsAt(slotAt(now.getTime()))).toISOString(),
    now: now.toISOString(),
    uses: await countUses(tx, row.id),
    most_uses,
  };
  return { code: shown, club };
}
