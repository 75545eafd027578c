// Owns who is told of joining, roles, hand-overs, closing clubs, and of decisions about people and content.
import { inviteUsed, requestAnswered, requestMade } from '@stagepass/contract/admissions/events.ts';
import {
  clubSuspended,
  deletionAsked,
  deletionCancelled,
  handedOver,
  handOverDeclined,
  handOverOffered,
} from '@stagepass/contract/clubs/events.ts';
import {
  banDecided,
  banEnded,
  memberLeft,
  memberMuted,
  roleChanged,
} from '@stagepass/contract/memberships/events.ts';
import { appealAnswered, appealMade, caseDecided } from '@stagepass/contract/moderation/events.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import { reportMade } from '@stagepass/contract/safety/events.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { listReportsOn } from '#domains/safety/public/reports.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notify.ts';
import { tellClub } from '../tell-club.ts';
import { cardFor, staffFor, tells } from './told.ts';

const DECISIONS = '/user/settings?view=decisions';
const aboutClub = (id: string) => ({ kind: 'club', id });

async function tellAction(
  platform: Platform,
  tx: Tx,
  of: { club_id: string; user_id: string; source: string },
  payload: NotificationPayloads['member-action'],
): Promise<void> {
  const club = await findClub(platform, tx, of.club_id);
  if (club === undefined) return;
  await notify(platform, tx, {
    ...{ kind: 'member-action', user_ids: [of.user_id], club_id: of.club_id, source: of.source, payload },
    subject: aboutClub(of.club_id),
    link: payload.action === 'banned' ? DECISIONS : clubPath(club),
  });
}

async function tellHandOver(
  platform: Platform,
  tx: Tx,
  of: { club_id: string; user_id: string; actor_id: string },
  state: NotificationPayloads['hand-over']['state'],
): Promise<void> {
  const club = await findClub(platform, tx, of.club_id);
  if (club === undefined) return;
  const at = platform.clock.now().toISOString().slice(0, 16);
  await notify(platform, tx, {
    ...{ kind: 'hand-over', user_ids: [of.user_id], club_id: of.club_id, actor_id: of.actor_id },
    source: `${of.club_id}:${state}:${of.actor_id}:${at}`,
    subject: aboutClub(of.club_id),
    payload: { state },
    link: `${clubPath(club)}/settings`,
  });
}

async function titleFor(platform: Platform, tx: Executor, userId: string, ref: SubjectRef): Promise<string> {
  return (await cardFor(platform, tx, userId, ref))?.title ?? '';
}

export const clubHandlers = [
  tells('join-request', requestMade, async (platform, tx, { club_id, request_id, user_id }) => {
    const staff = await staffFor(platform, tx, club_id, 'manage-members');
    if (staff === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'join-request', user_ids: staff.user_ids, club_id, actor_id: user_id, source: request_id },
      subject: { kind: 'join-requests', id: club_id },
      payload: {},
      link: `${clubPath(staff.club)}/manage-members?tab=requests`,
    });
  }),
  tells(
    'join-answered',
    requestAnswered,
    async (platform, tx, { club_id, request_id, user_id, approved, reason }) => {
      const club = await findClub(platform, tx, club_id);
      if (club === undefined) return;
      await notify(platform, tx, {
        ...{ kind: 'join-answered', user_ids: [user_id], club_id, source: request_id },
        subject: aboutClub(club_id),
        payload: { approved, reason },
        link: clubPath(club),
      });
    },
    'prompt',
  ),
  tells('invite-used', inviteUsed, async (platform, tx, { club_id, inviter_id, user_id }) => {
    const club = await findClub(platform, tx, club_id);
    if (club === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'invite-used', user_ids: [inviter_id], club_id, actor_id: user_id },
      source: `${club_id}:${user_id}`,
      subject: { kind: 'invite', id: club_id },
      payload: {},
      link: `${clubPath(club)}/invite`,
    });
  }),
  tells('role', roleChanged, async (platform, tx, { club_id, user_id, from, to }) => {
    const club = await findClub(platform, tx, club_id);
    if (club === undefined) return;
    const at = platform.clock.now().toISOString().slice(0, 16);
    await notify(platform, tx, {
      ...{ kind: 'role', user_ids: [user_id], club_id, source: `${club_id}:${from}:${to}:${at}` },
      subject: aboutClub(club_id),
      payload: { from, to },
      link: clubPath(club),
    });
  }),
  tells(
    'club-suspended',
    clubSuspended,
    async (platform, tx, { club_id, owner_id, suspended, reason, at }) => {
      const club = await findClub(platform, tx, club_id);
      if (club === undefined) return;
      await notify(platform, tx, {
        ...{ kind: 'club-suspended', user_ids: [owner_id], club_id, source: `${club_id}:${at}` },
        subject: aboutClub(club_id),
        payload: { suspended, reason },
        link: clubPath(club),
      });
    },
    'prompt',
  ),
  tells('hand-over-offered', handOverOffered, (platform, tx, { club_id, from_id, to_id }) =>
    tellHandOver(platform, tx, { club_id, user_id: to_id, actor_id: from_id }, 'offered'),
  ),
  tells('hand-over-declined', handOverDeclined, (platform, tx, { club_id, from_id, to_id }) =>
    tellHandOver(platform, tx, { club_id, user_id: from_id, actor_id: to_id }, 'declined'),
  ),
  tells('hand-over-done', handedOver, (platform, tx, { club_id, from_id, to_id }) =>
    tellHandOver(platform, tx, { club_id, user_id: from_id, actor_id: to_id }, 'done'),
  ),
  tells('club-closing', deletionAsked, async (platform, tx, { club_id, delete_after }) => {
    const club = await findClub(platform, tx, club_id);
    if (club === undefined) return;
    await tellClub(platform, tx, {
      ...{ kind: 'club-closing', club_id, source: `${club_id}:${delete_after}`, payload: { delete_after } },
      subject: aboutClub(club_id),
      link: clubPath(club),
    });
  }),
  tells('club-closing-cancelled', deletionCancelled, async (platform, tx, { club_id }) => {
    const club = await findClub(platform, tx, club_id);
    if (club === undefined) return;
    await tellClub(platform, tx, {
      ...{ kind: 'club-closing', club_id, payload: { delete_after: null } },
      source: `${club_id}:stays:${platform.clock.now().toISOString().slice(0, 16)}`,
      subject: aboutClub(club_id),
      link: clubPath(club),
    });
  }),
  tells('member-action-removed', memberLeft, async (platform, tx, { club_id, user_id, how }) => {
    // Whoever was banned is told of the ban.
    if (how !== 'removed') return;
    const source = `${club_id}:removed:${platform.clock.now().toISOString().slice(0, 16)}`;
    await tellAction(
      platform,
      tx,
      { club_id, user_id, source },
      { action: 'removed', reason: '', until: null },
    );
  }),
  tells('member-action-banned', banDecided, (platform, tx, { club_id, user_id, reason, until, decided_at }) =>
    tellAction(
      platform,
      tx,
      { club_id, user_id, source: `${club_id}:banned:${decided_at}` },
      { action: 'banned', reason, until },
    ),
  ),
  tells('member-action-unbanned', banEnded, (platform, tx, { club_id, user_id, ended_at }) =>
    tellAction(
      platform,
      tx,
      { club_id, user_id, source: `${club_id}:unbanned:${ended_at}` },
      { action: 'unbanned', reason: '', until: null },
    ),
  ),
  tells('member-action-muted', memberMuted, (platform, tx, { club_id, user_id, until }) =>
    tellAction(
      platform,
      tx,
      { club_id, user_id, source: `${club_id}:muted:${until}` },
      { action: 'muted', reason: '', until },
    ),
  ),
  tells(
    'report-made',
    reportMade,
    async (platform, tx, { report_id, subject, reason, reporter_id, club_id }) => {
      const staff = club_id === null ? undefined : await staffFor(platform, tx, club_id, 'manage-content');
      if (staff === undefined) return;
      await notify(platform, tx, {
        // Who reported it is nobody's business: the reporter is not named, and hears nothing of it themselves.
        ...{ kind: 'report-made', user_ids: staff.user_ids.filter((id) => id !== reporter_id), club_id },
        ...{ source: report_id, subject },
        payload: { subject_kind: subject.kind, reason },
        link: `${clubPath(staff.club)}/manage`,
      });
    },
  ),
  tells(
    'content-decided',
    caseDecided,
    async (platform, tx, { case_id, subject, club_id, author_id, actioned }) => {
      if (author_id === null || !actioned) return;
      await notify(platform, tx, {
        ...{ kind: 'content-decided', user_ids: [author_id], club_id, source: case_id, subject },
        payload: { subject_kind: subject.kind, title: await titleFor(platform, tx, author_id, subject) },
        link: DECISIONS,
      });
    },
  ),
  tells('report-decided', caseDecided, async (platform, tx, { case_id, subject, club_id, actioned }) => {
    const reporters = (await listReportsOn(tx, subject)).flatMap(({ reporter_id }) => reporter_id ?? []);
    await notify(platform, tx, {
      ...{ kind: 'report-decided', user_ids: reporters, club_id, source: case_id, subject },
      payload: { subject_kind: subject.kind, actioned },
      link: '/user/settings?view=reports',
    });
  }),
  tells('appeal-made', appealMade, async (platform, tx, { case_id, subject, club_id }) => {
    const staff = club_id === null ? undefined : await staffFor(platform, tx, club_id, 'manage-content');
    if (staff === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'appeal-made', user_ids: staff.user_ids, club_id, source: case_id, subject },
      payload: { subject_kind: subject.kind },
      link: `${clubPath(staff.club)}/manage`,
    });
  }),
  tells(
    'appeal-answered',
    appealAnswered,
    async (platform, tx, { case_id, subject, club_id, author_id, overturned }) => {
      if (author_id === null) return;
      const title = await titleFor(platform, tx, author_id, subject);
      await notify(platform, tx, {
        ...{ kind: 'appeal-answered', user_ids: [author_id], club_id, source: case_id, subject },
        payload: { subject_kind: subject.kind, title, overturned },
        link: DECISIONS,
      });
    },
  ),
];
