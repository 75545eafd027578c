// Owns this domain's part of the demo world: complaints that wait, one that is looked at, some decided, one appealed, and the decision behind every ban.
import { seededDice } from '@stagepass/base/dice.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listBans } from '#domains/memberships/public/list-bans.ts';
import { listMemberIds } from '#domains/memberships/public/list-member-ids.ts';
import { loadStanding } from '#domains/memberships/public/load-standing.ts';
import { putDemoComment } from '#domains/posts/public/put-demo-comment.ts';
import { putDemoReport } from '#domains/safety/public/put-demo-report.ts';
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { appealCase } from './actions/appeal-case.ts';
import { assignCase } from './actions/assign-case.ts';
import { decideCase } from './actions/decide-case.ts';
import { findCase, hasCases } from './cases.store.ts';
import { type DemoCase, paperTigersCases, personReports, velvetStaticCases } from './demo-cases.data.ts';
import { gatherHeld, gatherReport } from './gather.ts';
import { noteBan } from './note-ban.ts';
import type { Occasion } from './open-case.ts';

const HOUR_MS = 3_600_000;
/** More than that never report one thing here. */
const MOST_REPORTERS = 12;

/** In one transaction: killed in between, the next start finds nothing and begins again. */
export async function demo(platform: Platform): Promise<void> {
  if (await hasCases(platform.db)) return;
  await platform.db.transaction(async (tx) => {
    const inside = within(platform, tx);
    for (const { handle } of demoClubs) await noteBans(inside, tx, handle);
    const band = await findClub(inside, tx, 'velvet-static');
    if (band !== undefined) {
      const cast = await castOf(inside, tx, band);
      for (const [at, found] of velvetStaticCases.entries()) await play(inside, tx, { cast, found, at });
      await reportPerson(inside, tx, cast);
    }
    const team = await findClub(inside, tx, 'paper-tigers');
    if (team === undefined) return;
    const cast = await castOf(inside, tx, team);
    for (const [at, found] of paperTigersCases.entries()) await play(inside, tx, { cast, found, at });
  });
}

/** The bans of the demo members have no report behind them: each gets its case, so that the person reads why and can appeal. */
async function noteBans(platform: Platform, tx: Tx, handle: string): Promise<void> {
  const club = await findClub(platform, tx, handle);
  if (club === undefined) return;
  for (const ban of await listBans(tx, club.id)) {
    const { user_id, banned_at, banned_until: until, ban_reason: reason } = ban;
    const by = ban.banned_by ?? club.owner_id;
    await noteBan(platform, tx, {
      club_id: club.id,
      user_id,
      by,
      reason,
      until,
      banned_at,
      decided_at: banned_at,
    });
  }
}

/** The actions' own transactions become part of ours; and nobody is sent a letter about something that never was. */
function within(platform: Platform, tx: Tx): Platform {
  return {
    ...platform,
    dice: seededDice('stagepass-demo-moderation'),
    db: { ...platform.db, query: tx.query, transaction: (work) => work(tx) },
    mail: { ...platform.mail, send: async () => {} },
  };
}

interface Cast {
  club: Club;
  /** Members who are nothing more, and may write. */
  members: readonly string[];
  fan: string;
  /** The demo admin, who keeps order in the band's club. */
  judge: string;
}

async function castOf(platform: Platform, tx: Tx, club: Club): Promise<Cast> {
  const accounts = new Map<string, string>();
  for (const { role, email } of demoAccounts)
    accounts.set(role, (await findPerson(tx, { email }))?.id ?? club.owner_id);
  const known = new Set(accounts.values());
  const members: string[] = [];
  for (const id of await listMemberIds(tx, club.id, { limit: 80 })) {
    if (members.length === velvetStaticCases.length + MOST_REPORTERS) break;
    if (known.has(id)) continue;
    const { role, muted_until } = await loadStanding(platform, tx, actorOf(id), club);
    if (role === 'member' && muted_until === null) members.push(id);
  }
  return {
    club,
    members,
    fan: accounts.get('fan') ?? club.owner_id,
    judge: accounts.get('admin') ?? club.owner_id,
  };
}

interface Scene {
  cast: Cast;
  found: DemoCase;
  at: number;
}

/** One case from the comment to where it stands today; each step an hour after the one before. */
async function play(platform: Platform, tx: Tx, { cast, found, at }: Scene): Promise<void> {
  const { club, members, judge } = cast;
  const author_id = (found.by === 'fan' ? cast.fan : members[at]) ?? cast.fan;
  const written = hoursAgo(platform, found.hours_ago);
  const comment = { club_id: club.id, author_id, text: found.text, held: found.held === true };
  const id = await putDemoComment(written, tx, comment);
  if (id === undefined) return;
  const occasion: Occasion = { subject: { kind: 'comment', id }, club_id: club.id, author_id };
  if (found.held) return gatherHeld(written, tx, occasion);
  const reporters = members.slice(velvetStaticCases.length).filter((member) => member !== author_id);
  const caseId = await report(hoursAgo(platform, found.hours_ago - 1), tx, { found, occasion, reporters });
  if (caseId === undefined) return;
  if (found.taken)
    await assignCase(hoursAgo(platform, found.hours_ago - 2), actorOf(judge), { id: caseId, take: true });
  if (found.decision === undefined) return;
  const decided = hoursAgo(platform, found.hours_ago - 3);
  await decideCase(decided, actorOf(judge), { id: caseId, verdict: found.decision });
  if (found.appeal !== undefined)
    await appealCase(hoursAgo(platform, found.hours_ago - 20), actorOf(author_id), {
      id: caseId,
      text: found.appeal,
    });
}

/** Where it has to be out of sight, people go on reporting until it is: only those of standing count. */
async function report(
  platform: Platform,
  tx: Tx,
  given: { found: DemoCase; occasion: Occasion; reporters: readonly string[] },
): Promise<string | undefined> {
  const { found, occasion, reporters } = given;
  let caseId: string | undefined;
  for (const [at, reporter_id] of reporters.entries()) {
    const said = found.reports[at] ?? (found.hidden ? found.reports.at(-1) : undefined);
    if (said === undefined) break;
    await putDemoReport(platform, tx, { ...subjectOf(occasion), reporter_id, ...said });
    caseId = await gatherReport(platform, tx, { ...occasion, reason: said.reason });
    if (found.hidden && (await findCase(tx, caseId))?.hidden) break;
  }
  return caseId;
}

async function reportPerson(platform: Platform, tx: Tx, { members }: Cast): Promise<void> {
  const [author_id, ...reporters] = members.toReversed();
  if (author_id === undefined) return;
  const occasion: Occasion = { subject: { kind: 'user', id: author_id }, club_id: null, author_id };
  for (const [at, said] of personReports.entries()) {
    const when = hoursAgo(platform, 50 - at);
    const reporter_id = reporters[at] ?? author_id;
    await putDemoReport(when, tx, { ...subjectOf(occasion), reporter_id, ...said });
    await gatherReport(when, tx, { ...occasion, reason: said.reason });
  }
}

function subjectOf({ subject, club_id, author_id }: Occasion) {
  return { subject, club_id, author_id: author_id ?? '' };
}

function hoursAgo(platform: Platform, hours: number): Platform {
  const then = new Date(platform.clock.now().getTime() - hours * HOUR_MS);
  return { ...platform, clock: { ...platform.clock, now: () => then } };
}

function actorOf(userId: string): SignedIn {
  return {
    kind: 'user',
    user_id: userId,
    session_id: '',
    verified: true,
    operator: false,
    suspended: false,
    stepped_up_at: null,
  };
}
