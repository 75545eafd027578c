// Owns how requirements use uploaded media: what creators put in, and what people hand in, which is never public.
import { mediaNotClaimable } from '@stagepass/contract/media/errors.ts';
import type { FileView, MediaView } from '@stagepass/contract/media/shapes.ts';
import { answersNotRight, configNotRight } from '@stagepass/contract/requirements/errors.ts';
import { claimMedia } from '#domains/media/public/claim-media.ts';
import { listFiles } from '#domains/media/public/list-files.ts';
import { listMediaFacts, listMediaFactsOfMany } from '#domains/media/public/list-media-facts.ts';
import { presentMedia } from '#domains/media/public/present-media.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { unclaimMedia } from '#domains/media/public/unclaim-media.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { rulesOf } from './requirement-types.ts';
import type { RequirementRow } from './tables.ts';
import type { HandedInFile } from './types/type-rules.ts';

const TASK = 'requirement';
/** What media that people hand in are used by; with an attempt's id. */
export const ANSWER = 'requirement-answer';

/** What is new is claimed, what is not shown any more is let go. Whoever put a picture in first keeps it in. */
export async function setTaskMedia(
  platform: Platform,
  tx: Tx,
  put: { actor: Actor; row: RequirementRow; had: readonly string[]; has: readonly string[] },
): Promise<void> {
  const { row, had, has } = put;
  const used = { kind: TASK, id: row.id };
  const rules = rulesOf(row.config.type);
  if (had.some((id) => !has.includes(id))) await releaseMedia(platform, tx, { for: used, keep: has });
  await claimMedia(platform, tx, {
    owner_id: signedIn(put.actor).user_id,
    ids: has.filter((id) => !had.includes(id)),
    for: used,
    // Every guest may see what joining asks; what a mission shows is for those who may do it.
    audience: row.owner_kind === 'joining' ? 'public' : 'members',
    kinds: rules.mediaKinds ?? ['picture', 'video'],
  });
  for (const id of had.filter((one) => !has.includes(one))) forgetLater(platform, tx, row, id);
  if (rules.mediaProblems === undefined) return;
  const problems = await rules.mediaProblems(row.config, await listMediaFacts(tx, used), platform);
  if (problems.length > 0) fail(configNotRight, { problems });
}

function forgetLater(platform: Platform, tx: Tx, row: RequirementRow, mediaId: string): void {
  const { forgetMedia } = rulesOf(row.config.type);
  if (forgetMedia === undefined) return;
  tx.afterCommit(() => {
    forgetMedia(platform, mediaId).catch((error: unknown) =>
      platform.log.warn({ error }, 'a model could not be removed'),
    );
  });
}

export async function releaseTaskMedia(platform: Platform, tx: Tx, row: RequirementRow): Promise<void> {
  await releaseMedia(platform, tx, { for: { kind: TASK, id: row.id } });
  for (const id of rulesOf(row.config.type).mediaOf(row.config)) forgetLater(platform, tx, row, id);
}

export async function loadTaskMedia(
  platform: Platform,
  actor: Actor,
  row: RequirementRow,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaView>> {
  if (ids.length === 0) return new Map();
  const facts = await listMediaFacts(platform.db, { kind: TASK, id: row.id });
  const viewer = signedIn(actor).user_id;
  return new Map([...facts].map(([id, media]) => [id, presentMedia(platform, media, viewer)]));
}

/** What the editors of a list see, by the requirement's id, in one query. */
export async function listTaskMedia(
  platform: Platform,
  tx: Executor,
  rows: readonly RequirementRow[],
  viewerId: string,
): Promise<ReadonlyMap<string, MediaView[]>> {
  const ids = rows
    .filter(({ config }) => rulesOf(config.type).mediaOf(config).length > 0 && config.type !== 'AR')
    .map(({ id }) => id);
  const facts = await listMediaFactsOfMany(tx, { kind: TASK, ids });
  return new Map(
    [...facts].map(([id, media]) => [id, media.map((one) => presentMedia(platform, one, viewerId))]),
  );
}

export async function claimAnswerFiles(
  platform: Platform,
  tx: Tx,
  handedIn: { user_id: string; attempt_id: string; files: readonly HandedInFile[] },
): Promise<void> {
  if (handedIn.files.length === 0) return;
  const [pictures, files] = [
    handedIn.files.filter(isPicture),
    handedIn.files.filter((file) => !isPicture(file)),
  ];
  const claim = { owner_id: handedIn.user_id, for: { kind: ANSWER, id: handedIn.attempt_id } };
  const idsOf = (some: readonly HandedInFile[]) => some.map(({ media_id }) => media_id);
  try {
    await claimMedia(platform, tx, { ...claim, ids: idsOf(files), audience: 'members', kinds: ['file'] });
    await claimMedia(platform, tx, {
      ...claim,
      ids: idsOf(pictures),
      audience: 'members',
      kinds: ['picture'],
    });
  } catch (error) {
    if (!(error instanceof Failure) || error.reason !== mediaNotClaimable) throw error;
    const { ids } = error.details as { ids: string[] };
    const wrong = handedIn.files.filter((file) => ids.includes(file.media_id));
    fail(answersNotRight, { problems: wrong.map(({ key }) => ({ key, problem: 'file-not-ready' })) });
  }
}

function isPicture({ picture }: HandedInFile): boolean {
  return picture === true;
}

/** Pictures that were handed in, by the attempt's id, signed for the viewer; in one query. */
export async function loadProofPictures(
  platform: Platform,
  tx: Executor,
  attemptIds: readonly string[],
  viewerId: string,
): Promise<ReadonlyMap<string, MediaView>> {
  const facts = await listMediaFactsOfMany(tx, { kind: ANSWER, ids: attemptIds });
  return new Map(
    [...facts].flatMap(([id, [first]]) =>
      first === undefined ? [] : [[id, presentMedia(platform, first, viewerId)] as const],
    ),
  );
}

export async function loadAnswerFiles(
  platform: Platform,
  actor: Actor,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, FileView>> {
  const used = { kind: ANSWER, ids: attemptIds };
  return listFiles(platform, platform.db, used, signedIn(actor).user_id);
}

/** To whoever handed them in, whose account ends. */
export async function giveBackAnswerFiles(tx: Tx, attemptIds: readonly string[]): Promise<void> {
  await unclaimMedia(tx, { kind: ANSWER, ids: attemptIds });
}

export async function releaseAnswerFiles(
  platform: Platform,
  tx: Tx,
  attemptIds: readonly string[],
): Promise<void> {
  for (const id of attemptIds) await releaseMedia(platform, tx, { for: { kind: ANSWER, id } });
}
