// Owns the editing of a list: add, change, remove, reorder; each by one editor at a time, each in the audit log.

import { conflict } from '@stagepass/contract/common-errors.ts';
import {
  configNotRight,
  listFull,
  orderNotRight,
  requirementNotFound,
  typeNotOffered,
  wrongType,
} from '@stagepass/contract/requirements/errors.ts';
import { requirementRemoved } from '@stagepass/contract/requirements/events.ts';
import { MOST_REQUIREMENTS, requirementTypesFor } from '@stagepass/contract/requirements/kinds.ts';
import type { EditableRequirement, RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type ListAt, loadListFor, loadRequirementFor } from '../access.ts';
import { listAnsweredIds } from '../answers.store.ts';
import { queueSatisfied, releaseFiles } from '../jobs.ts';
import { requirementOwners } from '../public/requirement-owners.ts';
import { rulesOf } from '../requirement-types.ts';
import {
  countPasses,
  insertRequirement,
  type ListOwner,
  listRequirements,
  lockList,
  removeRequirementRow,
  updateOrder,
  updateRequirement,
} from '../requirements.store.ts';
import { listOnlyWaiters } from '../reviews.store.ts';
import type { RequirementRow } from '../tables.ts';
import { listTaskMedia, setTaskMedia } from '../task-media.ts';
import { presentEditable } from '../views.ts';

interface Written {
  title: string;
  waits: boolean;
  config: RequirementConfig;
}

export async function addRequirement(
  platform: Platform,
  actor: Actor,
  at: ListAt,
  { title, waits, config }: Written,
): Promise<EditableRequirement> {
  refuseWrongConfig(config);
  const offered: readonly string[] = requirementTypesFor[at.owner_kind];
  if (!offered.includes(config.type)) fail(typeNotOffered);
  return platform.db.transaction(async (tx) => {
    const { owner_id, club_id } = await loadListFor(platform, tx, actor, at, 'edit');
    const before = await lockList(tx, { kind: at.owner_kind, id: owner_id });
    // Asked again behind the lock: it may have been published meanwhile.
    await loadListFor(platform, tx, actor, at, 'edit');
    if (before.length >= MOST_REQUIREMENTS) fail(listFull);
    const row: RequirementRow = {
      id: newId(platform),
      owner_kind: at.owner_kind,
      owner_id,
      club_id,
      type: config.type,
      position: before.length,
      title,
      waits,
      config,
      version: 1,
      created_at: platform.clock.now(),
    };
    await insertRequirement(tx, { ...row, config: JSON.stringify(config) });
    await setTaskMedia(platform, tx, { actor, row, had: [], has: rulesOf(config.type).mediaOf(config) });
    await log(platform, tx, actor, row, 'requirements.added');
    return presentEditable(
      row,
      undefined,
      (await listTaskMedia(platform, tx, [row], signedIn(actor).user_id)).get(row.id),
    );
  });
}

export async function changeRequirement(
  platform: Platform,
  actor: Actor,
  id: string,
  { title, waits, config, version }: Written & { version: number },
): Promise<EditableRequirement> {
  refuseWrongConfig(config);
  return platform.db.transaction(async (tx) => {
    const { row: found } = await loadRequirementFor(platform, tx, actor, id, 'edit');
    const before = (await lockList(tx, ownerOf(found))).find((row) => row.id === id);
    await loadListFor(platform, tx, actor, found, 'edit');
    if (before === undefined) return fail(requirementNotFound);
    if (config.type !== before.type) fail(wrongType);
    if (version !== before.version) fail(conflict);
    const row: RequirementRow = { ...before, title, waits, config, version: version + 1 };
    await updateRequirement(tx, id, {
      title,
      waits,
      config: JSON.stringify(config),
      version: row.version,
    });
    const rules = rulesOf(config.type);
    const [had, has] = [rules.mediaOf(before.config as never), rules.mediaOf(config)];
    await setTaskMedia(platform, tx, { actor, row, had, has });
    await log(platform, tx, actor, row, 'requirements.changed');
    const media = await listTaskMedia(platform, tx, [row], signedIn(actor).user_id);
    return presentEditable(row, (await countPasses(tx, [id])).get(id), media.get(id));
  });
}

export async function removeRequirement(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { row: found } = await loadRequirementFor(platform, tx, actor, id, 'edit');
    const before = await lockList(tx, ownerOf(found));
    await loadListFor(platform, tx, actor, found, 'edit');
    const row = before.find((one) => one.id === id);
    if (row === undefined) return fail(requirementNotFound);
    const had = rulesOf(row.type).mediaOf(row.config as never);
    await setTaskMedia(platform, tx, { actor, row, had, has: [] });
    await releaseFilesLater(platform, tx, row);
    const people = await listOnlyWaiters(tx, id);
    await removeRequirementRow(tx, id);
    await tx.emit(requirementRemoved, { requirement_id: id, club_id: row.club_id });
    if (people.length > 0)
      await requirementOwners.read()[row.owner_kind].onReviewsGone?.(tx, { owner_id: row.owner_id, people });
    const left = before.filter((one) => one.id !== id).map((one) => one.id);
    await updateOrder(tx, left);
    // It may have been the only one that was missing.
    if (left.length > 0) await queueSatisfied(platform, tx, { kind: row.owner_kind, id: row.owner_id });
    await log(platform, tx, actor, row, 'requirements.removed');
  });
}

export async function reorderRequirements(
  platform: Platform,
  actor: Actor,
  at: ListAt,
  ids: readonly string[],
): Promise<EditableRequirement[]> {
  return platform.db.transaction(async (tx) => {
    const { owner_id, club_id } = await loadListFor(platform, tx, actor, at, 'edit');
    const owner: ListOwner = { kind: at.owner_kind, id: owner_id };
    const before = await lockList(tx, owner);
    const known = new Set(before.map((row) => row.id));
    const complete = ids.length === known.size && new Set(ids).size === known.size;
    if (!complete || !ids.every((id) => known.has(id))) fail(orderNotRight);
    await updateOrder(tx, ids);
    await recordDeed(platform, tx, {
      club_id,
      actor_id: signedIn(actor).user_id,
      deed: 'requirements.reordered',
      details: { owner_kind: at.owner_kind },
    });
    return presentAll(platform, tx, await listRequirements(tx, owner), signedIn(actor).user_id);
  });
}

export async function listEditable(
  platform: Platform,
  actor: Actor,
  at: ListAt,
): Promise<EditableRequirement[]> {
  const { owner_id } = await loadListFor(platform, platform.db, actor, at, 'inspect');
  const rows = await listRequirements(platform.db, { kind: at.owner_kind, id: owner_id });
  return presentAll(platform, platform.db, rows, signedIn(actor).user_id);
}

async function presentAll(
  platform: Platform,
  tx: Executor,
  rows: readonly RequirementRow[],
  viewerId: string,
): Promise<EditableRequirement[]> {
  const counts = await countPasses(
    tx,
    rows.map((row) => row.id),
  );
  const media = await listTaskMedia(platform, tx, rows, viewerId);
  return rows.map((row) => presentEditable(row, counts.get(row.id), media.get(row.id)));
}

const ATTEMPTS_IN_ONE_JOB = 500;

async function releaseFilesLater(platform: Platform, tx: Tx, row: RequirementRow): Promise<void> {
  if (!takesFiles(row.config)) return;
  const attempts = await listAnsweredIds(tx, row.id);
  for (let at = 0; at < attempts.length; at += ATTEMPTS_IN_ONE_JOB)
    await platform.jobs.queue(tx, releaseFiles.name, {
      attempt_ids: attempts.slice(at, at + ATTEMPTS_IN_ONE_JOB),
    });
}

function takesFiles(config: RequirementConfig): boolean {
  if (config.type === 'SOCIAL') return config.proof !== 'link';
  return config.type === 'FORM' && config.fields.some((field) => field.kind === 'file');
}

function refuseWrongConfig(config: RequirementConfig): void {
  const problems = rulesOf(config.type).problems(config);
  if (problems.length > 0) fail(configNotRight, { problems });
}

function ownerOf(row: RequirementRow): ListOwner {
  return { kind: row.owner_kind, id: row.owner_id };
}

async function log(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  row: RequirementRow,
  deed: DeedName,
): Promise<void> {
  await recordDeed(platform, tx, {
    club_id: row.club_id,
    actor_id: signedIn(actor).user_id,
    deed,
    details: { title: row.title, type: row.type },
  });
}
