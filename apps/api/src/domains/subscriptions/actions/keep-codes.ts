// Owns a club's promotion codes: making them, switching them on and off. None is deleted: receipts and discounts stand on it.
import { MOST_CODES } from '@stagepass/base/subscription-kinds.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import {
  codeNotFound,
  codeTaken,
  planNotFound,
  tooManyCodes,
} from '@stagepass/contract/subscriptions/errors.ts';
import type { CodeDraft, PromotionCode } from '@stagepass/contract/subscriptions/offer-shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { deedLog } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import {
  countUsable,
  findCode,
  findCodeOf,
  insertCode,
  lockClubCodes,
  lockCode,
  updateCode,
} from '../codes.store.ts';
import { listPlans } from '../plans.store.ts';
import type { CodeRow } from '../tables.ts';
import { presentCodes } from '../views-offers.ts';

const record = deedLog<CodeRow>(({ code, percent, active }) => ({ what: code, percent, active }));

export async function createCode(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: CodeDraft,
): Promise<PromotionCode> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-sales');
    if (club.delete_after !== null) fail(clubClosing);
    const { user_id } = signedIn(actor);
    const row = await putCode(platform, tx, { ...draft, club_id: club.id, by: user_id });
    return log(platform, tx, actor, row, 'subscriptions.code-made');
  });
}

/** Who may is the caller's to have asked. */
export async function putCode(
  platform: Platform,
  tx: Tx,
  { club_id, by, ...draft }: CodeDraft & { club_id: string; by: string },
): Promise<CodeRow> {
  await lockClubCodes(tx, club_id);
  await requireRoom(platform, tx, club_id);
  if ((await findCodeOf(tx, { club_id, code: draft.code })) !== undefined) fail(codeTaken);
  const plan_ids = [...new Set(draft.plan_ids)];
  const plans = await listPlans(tx, plan_ids);
  if (plan_ids.some((id) => plans.get(id)?.club_id !== club_id)) fail(planNotFound);
  const id = newId(platform);
  const ends_at = draft.ends_at === null ? null : new Date(draft.ends_at);
  const created = { created_by: by, created_at: platform.clock.now() };
  await insertCode(tx, { ...draft, id, club_id, plan_ids, ends_at, ...created });
  return (await findCode(tx, id)) ?? fail(codeNotFound);
}

async function requireRoom(platform: Platform, tx: Tx, club_id: string): Promise<void> {
  if ((await countUsable(tx, { club_id, at: platform.clock.now() })) >= MOST_CODES) fail(tooManyCodes);
}

async function log(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  row: CodeRow,
  deed: DeedName,
): Promise<PromotionCode> {
  await record(platform, tx, actor, row, deed);
  const [shown] = await presentCodes(tx, [row]);
  return shown ?? fail(codeNotFound);
}

export async function setCode(
  platform: Platform,
  actor: Actor,
  id: string,
  active: boolean,
): Promise<PromotionCode> {
  return platform.db.transaction(async (tx) => {
    const found = await findCode(tx, id);
    if (found === undefined) return fail(codeNotFound);
    await loadClubFor(platform, tx, actor, found.club_id, 'manage-sales');
    await lockClubCodes(tx, found.club_id);
    const row = (await lockCode(tx, id)) ?? fail(codeNotFound);
    if (active && !row.active) await requireRoom(platform, tx, row.club_id);
    await updateCode(tx, id, { active });
    return log(platform, tx, actor, { ...row, active }, 'subscriptions.code-set');
  });
}
