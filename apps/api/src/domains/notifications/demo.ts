// Owns this domain's part of the demo world: an inbox of every kind for the fan, and of the kinds for staff for the creator.
import { plainText } from '@stagepass/base/text.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { listLatestPosts } from '#domains/posts/public/list-latest-posts.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { type DemoPerson, listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { dropDeliveries } from '#platform/outbox/waiting.store.ts';
import type { Platform } from '#platform/platform.ts';
import { listToldOf } from './demo.store.ts';
import type { DemoEntry, DemoSubject } from './demo-entry.ts';
import { creatorsInbox, fansInbox } from './demo-inbox.data.ts';
import { asReader } from './handlers/told.ts';
import { markReadUpTo } from './notifications.store.ts';
import { notify } from './notify.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CLUB = 'velvet-static';
/** What came before is read: an inbox of one unread day looks lived in. */
const READ_AFTER_MS = DAY_MS;

interface Found {
  id: string;
  title: string;
  path: string;
}

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = await listDemoPeople(platform.db);
  const fan = people.find(({ role }) => role === 'fan');
  const creator = people.find(({ role }) => role === 'creator');
  const others = people.filter(({ role }) => role === undefined);
  if (fan !== undefined) await fill(platform, fan, others, fansInbox);
  progress(1, 2);
  if (creator !== undefined) await fill(platform, creator, others, creatorsInbox);
  // Thousands of deeds of the demo's past would be told as news.
  await dropDeliveries(platform.db, { handlers: 'notifications.' });
  progress(2, 2);
}

async function fill(
  platform: Platform,
  to: DemoPerson,
  others: readonly DemoPerson[],
  inbox: readonly DemoEntry[],
): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const club = await findClub(platform, db, CLUB);
  if (club === undefined) return;
  const about = new Map<DemoSubject, Found>();
  for (const kind of new Set(inbox.map((one) => one.about)))
    about.set(kind, await findSubject(platform, to, kind, club));
  const oldestFirst = inbox.toSorted((one, other) => other.ago - one.ago);
  for (const [at, entry] of oldestFirst.entries()) {
    const found = about.get(entry.about) ?? { id: club.id, title: club.name, path: clubPath(club) };
    const then = new Date(now.getTime() - entry.ago * 60_000);
    const past: Platform = { ...platform, clock: { now: () => then } };
    const count = Math.max(1, entry.people ?? 0);
    for (let who = 0; who < count; who += 1)
      await db.transaction((tx) =>
        notify(past, tx, {
          ...{ kind: entry.kind, user_ids: [to.id], club_id: entry.kind === 'follower' ? null : club.id },
          actor_id: entry.people === undefined ? null : (others[(at + who) % others.length]?.id ?? null),
          source: `demo:${entry.kind}:${who}`,
          bundle: `demo:${entry.kind}`,
          subject: { kind: entry.about, id: found.id },
          payload: entry.payload({
            ...found,
            at: (hours) => new Date(now.getTime() + hours * HOUR_MS).toISOString(),
          }),
          link: entry.about === 'none' ? (entry.path ?? '/home') : `${found.path}${entry.path ?? ''}`,
        }),
      );
  }
  await markReadUpTo(db, {
    ...{ user_id: to.id, tab: undefined, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', at: now },
    until: new Date(now.getTime() - READ_AFTER_MS),
  });
}

const nothing: Found = { id: 'demo', title: 'Velvet Static', path: '/home' };

/** The latest that the demo world told of and this person may see. */
async function findSubject(
  platform: Platform,
  viewer: DemoPerson,
  kind: DemoSubject,
  club: { id: string; handle: string; name: string },
): Promise<Found> {
  if (kind === 'club') return { id: club.id, title: club.name, path: clubPath(club) };
  if (kind === 'person')
    return { id: viewer.id, title: viewer.display_name, path: `/user/${viewer.user_name}` };
  // The demo's posts are written without telling of each.
  const told =
    kind === 'post'
      ? (await listLatestPosts(platform.db, club.id)).map((id) => ({ id, title: '' }))
      : await listToldOf(platform.db, kind);
  const [first] = told;
  if (first === undefined) return nothing;
  if (kind === 'auction' || kind === 'listing')
    return { ...first, title: first.title || 'Tour poster', path: `/market-item/${first.id}` };
  if (kind === 'conversation') return { ...first, path: `/user/chat/${first.id}` };
  if (kind === 'none') return nothing;
  const refs = told.map(({ id }) => ({ kind, id }));
  const cards = await loadSubjectCards(platform, platform.db, asReader(viewer.id), refs);
  const card = cards.find((one) => one !== null && one.state === 'shown');
  return card == null ? nothing : { id: card.id, title: plainText(card.title), path: card.path };
}
