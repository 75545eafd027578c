// Owns telling everybody of a club, or of a campaign: a page of people in each step, so that a club of any size blocks nobody.
import { type NotificationKind, notificationKindNames } from '@stagepass/base/notification-kinds.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { z } from 'zod';
import { listParticipantIds } from '#domains/campaigns/public/participants.ts';
import { isMessageGone } from '#domains/chat/public/is-gone.ts';
import { readAmong } from '#domains/chat/public/read-among.ts';
import { mutedAmong } from '#domains/chat/public/whom-to-tell.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { whomItConcerns } from '#domains/events/public/whom-it-concerns.ts';
import { listMemberIds } from '#domains/memberships/public/list-member-ids.ts';
import { audienceOf } from '#domains/posts/public/audience-of.ts';
import { isVoteHidden } from '#domains/votes/public/vote-facts.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { cardFor } from './handlers/told.ts';
import type { Notice } from './notice.ts';
import { notify } from './notify.ts';
import { withdraw } from './withdraw.ts';

const PAGE = 500;

const stepShape = z.object({
  notice: z.looseObject({
    kind: z.enum(notificationKindNames),
    club_id: z.string(),
    actor_id: z.string().nullable().optional(),
    source: z.string(),
    bundle: z.string().optional(),
    subject: z.object({ kind: z.string(), id: z.string() }).optional(),
    payload: z.looseObject({}),
    link: z.string(),
  }),
  /** Whoever takes part in it, instead of the club's members. */
  campaign_id: z.string().optional(),
  /** Whoever comes to it, instead of the club's members. */
  event_id: z.string().optional(),
  to: z.enum(['members', 'subscribers']).default('members'),
  after: z.string().optional(),
});

export type ClubNotice<Kind extends NotificationKind> = Omit<Notice<Kind>, 'user_ids' | 'club_id'> & {
  club_id: string;
};

interface Among {
  /** Whoever takes part in it, instead of the club's members. */
  campaign_id?: string;
  /** Whoever comes to it. */
  event_id?: string;
  to?: 'members' | 'subscribers';
}

/** With the caller's transaction: told if, and only if, it commits. */
export async function tellClub<Kind extends NotificationKind>(
  platform: Platform,
  tx: Tx,
  notice: ClubNotice<Kind>,
  among?: Pick<Among, 'to'>,
): Promise<void> {
  await queueNotice(platform, tx, notice, among);
}

export async function queueNotice<Kind extends NotificationKind>(
  platform: Platform,
  tx: Tx,
  notice: ClubNotice<Kind>,
  among: Among = {},
): Promise<void> {
  await platform.jobs.queue(tx, tellMembers.name, { notice, ...among });
}

/** A suspended or closed club reaches nobody, whatever its staff did before or do meanwhile. */
async function reachesMembers(platform: Platform, tx: Tx, clubId: string): Promise<boolean> {
  const club = await findClub(platform, tx, clubId);
  return club !== undefined && club.suspended_at === null && club.closed_at === null;
}

async function pageOf(
  tx: Tx,
  { notice, campaign_id, event_id, to, after }: z.output<typeof stepShape>,
): Promise<string[]> {
  if (campaign_id !== undefined) return listParticipantIds(tx, { campaign_id, after, limit: PAGE });
  if (event_id !== undefined) return whomItConcerns(tx, { event_id, after, limit: PAGE });
  const page = { ...(after === undefined ? {} : { after }), limit: PAGE, subscribed: to === 'subscribers' };
  return listMemberIds(tx, notice.club_id, page);
}

/** Without those who muted the conversation that it is about, or have read the message there. */
async function listeningOf(
  { clock }: Platform,
  tx: Tx,
  { subject, payload }: z.output<typeof stepShape>['notice'],
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (subject?.kind !== 'conversation') return userIds;
  const muted = await mutedAmong(tx, { conversation_id: subject.id, user_ids: userIds, now: clock.now() });
  const { seq } = payload;
  const read =
    typeof seq === 'number'
      ? await readAmong(tx, { conversation_id: subject.id, user_ids: userIds, seq })
      : new Set();
  return userIds.filter((id) => !muted.has(id) && !read.has(id));
}

/** What was removed, hidden or kept for fewer while its club is being told of it is told to nobody else. */
async function isGone(
  platform: Platform,
  tx: Tx,
  { notice: { kind, source, subject, actor_id }, to }: z.output<typeof stepShape>,
): Promise<boolean> {
  if (kind === 'announcement') return isId(source) && (await isMessageGone(tx, source));
  if (subject?.kind === 'vote') return isVoteHidden(tx, subject.id);
  if (subject?.kind !== 'post' || actor_id == null) return false;
  const audience = await audienceOf(tx, subject.id);
  if (audience === 'tier' || (audience === 'subscribers' && to !== 'subscribers')) return true;
  const card = await cardFor(platform, tx, actor_id, { kind: 'post', id: subject.id });
  return card?.state !== 'shown';
}

/** Whether anybody was told. A page is told and the next one queued in one transaction; told twice, nobody hears it twice. */
async function tellPage(platform: Platform, tx: Tx, step: z.output<typeof stepShape>): Promise<boolean> {
  const { notice } = step;
  const isOfClub = step.campaign_id === undefined && step.event_id === undefined;
  if (isOfClub && !(await reachesMembers(platform, tx, notice.club_id))) return false;
  const user_ids = await pageOf(tx, step);
  const listening = await listeningOf(platform, tx, notice, user_ids);
  await notify(platform, tx, { ...notice, user_ids: listening } as unknown as Notice);
  const last = user_ids.at(-1);
  if (user_ids.length === PAGE && last !== undefined)
    await platform.jobs.queue(tx, tellMembers.name, { ...step, after: last });
  return listening.length > 0;
}

export const tellMembers: Job = {
  name: 'notifications.tell-members',
  lane: 'background',
  run: async (platform, payload) => {
    const step = stepShape.parse(payload);
    const { notice } = step;
    /** True where it is gone: what this step or an earlier one told of it is withdrawn. */
    const withdrawn = async (tx: Tx): Promise<boolean> => {
      const gone = await isGone(platform, tx, step);
      if (gone) await withdraw(platform, tx, { source: notice.source });
      return gone;
    };
    const told = await platform.db.transaction(
      async (tx) => !(await withdrawn(tx)) && (await tellPage(platform, tx, step)),
    );
    // Removed while the page was being written: whoever withdrew it then did not find this page.
    if (told) await platform.db.transaction(withdrawn);
  },
};
