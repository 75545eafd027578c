// Owns access to conversations: what somebody may not know of answers as missing; what they may do there follows from one look.
import {
  channelLocked,
  conversationClosed,
  conversationNotFound,
  messageNotFound,
  readOnly,
} from '@stagepass/contract/chat/errors.ts';
import {
  type ClosedReason,
  type ConversationState,
  type ConversationView,
  MESSAGES_PER_REQUEST,
} from '@stagepass/contract/chat/shapes.ts';
import { bannedHere, membersOnly, mutedHere } from '@stagepass/contract/clubs/errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { evaluateTrees } from '#domains/conditions/public/evaluate.ts';
import { isStaffFor } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { standingOf } from '#domains/memberships/public/standing-along.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, type SignedIn, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listSeen } from './conversations.store.ts';
import { findMessageRow } from './messages.store.ts';
import type { ConversationToWrite, MessageRow, SeenConversation } from './tables.ts';
import { findToWrite } from './to-write.store.ts';

/** A conversation with what its viewer is and may do in it. */
export interface Seen<Row extends ConversationToWrite = SeenConversation> {
  row: Row;
  /** Null in direct conversations. */
  standing: Standing | null;
  /** Keeps order in the conversation's club. */
  staff: boolean;
  /** Undefined where the viewer may read it. */
  unreadable: ErrorCode | undefined;
  state: ConversationState;
  closed_reason: ClosedReason | null;
  can: ConversationView['can'];
}

export type SeenToWrite = Seen<ConversationToWrite>;

/** What a custom channel asks for, as the viewer meets it. */
interface Met {
  read: boolean;
  write: boolean;
}

export async function loadSeen(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: SignedIn,
  ids: readonly string[],
): Promise<Seen[]> {
  return judgeAll(platform, tx, actor, await listSeen(tx, actor.user_id, ids));
}

/** Conditions are asked for once a club, and only where a channel has some. */
export async function judgeAll<Row extends ConversationToWrite>(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: SignedIn,
  rows: readonly Row[],
): Promise<Seen<Row>[]> {
  const met = await conditionsMet(tx, actor, rows);
  return rows.map((row) => judge(platform, actor, row, met.get(row.id)));
}

async function conditionsMet(
  tx: Executor,
  actor: SignedIn,
  rows: readonly ConversationToWrite[],
): Promise<Map<string, Met>> {
  const met = new Map<string, Met>();
  const asking = rows.filter((row) => row.read_condition !== null || row.write_condition !== null);
  for (const club_id of new Set(asking.flatMap((row) => row.club_id ?? []))) {
    const own = asking.filter((row) => row.club_id === club_id);
    const trees = own.flatMap((row) => [row.read_condition, row.write_condition]);
    const answers = await evaluateTrees(tx, trees, { user_id: actor.user_id, club_id });
    for (const [at, row] of own.entries())
      met.set(row.id, { read: answers[2 * at] ?? false, write: answers[2 * at + 1] ?? false });
  }
  return met;
}

const NOTHING: ConversationView['can'] = {
  write: false,
  react: false,
  pin: false,
  moderate: false,
  read_answers: false,
  manage: false,
  presence: false,
};

function judge<Row extends ConversationToWrite>(
  platform: Pick<Platform, 'clock'>,
  actor: SignedIn,
  row: Row,
  met: Met = { read: true, write: true },
): Seen<Row> {
  const { club_id, in_club } = row;
  const standing =
    club_id === null || in_club === null ? null : standingOf(platform, actor, club_id, in_club);
  const between = row.kind === 'direct' || row.kind === 'member';
  return between ? judgePair(actor, row, standing) : judgeChannel(row, standing as Standing, met);
}

function judgePair<Row extends ConversationToWrite>(
  actor: SignedIn,
  row: Row,
  standing: Standing | null,
): Seen<Row> {
  const own = row.user_a === actor.user_id || row.user_b === actor.user_id;
  const closed_reason = whyClosed(row);
  const state = closed_reason === null ? openState(actor, row) : 'closed';
  const hasVoice = own && state !== 'closed' && (standing?.muted_until ?? null) === null;
  const open = hasVoice && state === 'open';
  return {
    row,
    standing,
    staff: false,
    unreadable: own ? undefined : conversationNotFound,
    state,
    closed_reason,
    can: {
      ...NOTHING,
      write: hasVoice && !(state === 'requested' && row.last_seq >= MESSAGES_PER_REQUEST),
      react: open,
      pin: open,
      presence: own && state === 'open',
    },
  };
}

function whyClosed(row: ConversationToWrite): ClosedReason | null {
  if (row.partner_id === null || row.partner_out === true || row.partner_apart) return 'unavailable';
  if (row.viewer_out) return 'unavailable';
  if (row.kind === 'direct') return null;
  const { in_club } = row;
  if (in_club === null || in_club.club_closed_at !== null || in_club.club_suspended_at !== null)
    return 'club-closed';
  return in_club.state === 'active' && in_club.banned_at === null && row.partner_role !== null
    ? null
    : 'not-a-member';
}

function openState(actor: SignedIn, row: ConversationToWrite): ConversationState {
  if (row.accepted_at !== null) return 'open';
  // Whoever got to know one another since is no stranger any more; what was declined stays so.
  if (!row.strangers && row.declined_at === null) return 'open';
  if (row.started_by === null) return 'requested';
  return row.started_by === actor.user_id ? 'requested' : 'request';
}

function judgeChannel<Row extends ConversationToWrite>(row: Row, standing: Standing, met: Met): Seen<Row> {
  const staff = isStaffFor(standing, 'moderate');
  const member = standing.role === 'member' || standing.role === 'admin' || standing.role === 'owner';
  const unreadable = whyUnreadable(row, standing, { staff, member, met });
  const reads = unreadable === undefined;
  // A suspended club reaches nobody: its staff read what was written, and write nothing.
  const suspended = row.in_club?.club_suspended_at != null;
  const hasVoice = reads && member && standing.muted_until === null && !suspended;
  const staffOnly = row.kind === 'broadcast' || row.channel === 'announcements';
  return {
    row,
    standing,
    staff,
    unreadable,
    state: suspended ? 'closed' : 'open',
    closed_reason: suspended ? 'club-closed' : null,
    can: {
      write: hasVoice && (staff || (!staffOnly && met.write)),
      react: hasVoice,
      pin: staff && !suspended,
      moderate: staff,
      read_answers: staff && row.kind === 'broadcast',
      manage: staff,
      presence: hasVoice,
    },
  };
}

/** Those who run the site read what members read: nobody judges what they cannot see. */
function whyUnreadable(
  { in_club }: ConversationToWrite,
  standing: Standing,
  { staff, member, met }: { staff: boolean; member: boolean; met: Met },
): ErrorCode | undefined {
  if (in_club === null || in_club.club_closed_at !== null) return conversationNotFound;
  if (staff || standing.operator) return undefined;
  if (in_club.club_suspended_at !== null) return conversationNotFound;
  if (standing.banned) return in_club.club_visibility === 'private' ? conversationNotFound : bannedHere;
  if (!member) return membersOnly;
  return met.read ? undefined : channelLocked;
}

export async function loadConversationFor(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<Seen> {
  const [seen] = await loadSeen(platform, tx, signedIn(actor), [id]);
  if (seen === undefined) return fail(conversationNotFound);
  requireReading(seen);
  return seen;
}

/** The same for whoever writes: with what rights follow from alone. */
export async function loadToWriteFor(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<SeenToWrite> {
  const viewer = signedIn(actor);
  const row = await findToWrite(tx, viewer.user_id, id);
  const [seen] = row === undefined ? [] : await judgeAll(platform, tx, viewer, [row]);
  if (seen === undefined) return fail(conversationNotFound);
  requireReading(seen);
  return seen;
}

/** One between two people, of whom the actor is one. */
export async function loadPairFor(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<Seen> {
  const [seen] = await loadSeen(platform, tx, signedIn(actor), [id]);
  const pair = seen !== undefined && seen.unreadable === undefined && seen.row.partner_id !== null;
  return pair ? seen : fail(conversationNotFound);
}

function requireReading({ unreadable, row }: SeenToWrite): void {
  if (unreadable === undefined) return;
  if (unreadable === membersOnly)
    fail(membersOnly, { way_in: 'join', club_id: row.club_id, handle: row.in_club?.club_handle });
  fail(unreadable);
}

/** For whoever writes, edits or answers. */
export function requireWriting(seen: SeenToWrite): void {
  requireVoice(seen);
  if (!seen.can.write && seen.state !== 'requested') fail(readOnly);
}

/** For whoever reacts: not muted by the club, and nothing is closed. */
export function requireVoice({
  state,
  closed_reason,
  standing,
}: Pick<Seen, 'state' | 'closed_reason' | 'standing'>): void {
  if (state === 'closed') fail(conversationClosed, { reason: closed_reason });
  const until = standing?.muted_until ?? null;
  if (until !== null) fail(mutedHere, { until: until.toISOString() });
}

/** A message in a conversation that the actor may read. */
export async function loadMessageFor(
  platform: Pick<Platform, 'clock'>,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<{ seen: Seen; message: MessageRow }> {
  const message = await findMessageRow(tx, id);
  if (message === undefined) return fail(messageNotFound);
  const [seen] = await loadSeen(platform, tx, signedIn(actor), [message.conversation_id]);
  // Whoever may not know of the conversation may not know of what is said in it.
  if (seen === undefined || seen.unreadable === conversationNotFound) return fail(messageNotFound);
  requireReading(seen);
  return { seen, message };
}
