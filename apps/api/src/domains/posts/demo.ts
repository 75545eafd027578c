// Owns this domain's part of the demo world: months of posts by staff and fans, what was said under them, and the prints in them.

import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import type { PostAudience } from '@stagepass/contract/posts/shapes.ts';
import { reactionKinds } from '@stagepass/contract/posts/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { type DemoClubHandle, demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import { putDrawnPicture } from '#domains/media/public/put-drawn-picture.ts';
import { putDocuments } from '#domains/search/public/put-document.ts';
import { castInPoll, loadPolls, putPoll } from '#domains/votes/public/polls.ts';
import { poster } from '#platform/art/poster.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertComment } from './comments.store.ts';
import {
  type DemoReaction,
  findTierByRank,
  hasPosts,
  insertReactions,
  listSeated,
  listUnpictured,
  listUnpicturedLinks,
  type SeatedRow,
} from './demo.store.ts';
import type { DemoPost } from './demo-posts.rules.ts';
import { harbourVoices, trapdoor, velvetStatic } from './demo-stage.data.ts';
import { olaAfterDark, paperTigers, thirdKettle, tinLighthouse } from './demo-world.data.ts';
import { dropFeedsOf } from './feed-cache.ts';
import { insertPost } from './new-posts.store.ts';
import { DAY_MS } from './posts.rules.ts';
import { updatePost } from './posts.store.ts';
import { visibilityOf } from './search-document.ts';
import type { KeptLink } from './tables.ts';

const postsOf: Record<DemoClubHandle, readonly DemoPost[]> = {
  'velvet-static': velvetStatic,
  'paper-tigers': paperTigers,
  'ola-after-dark': olaAfterDark,
  'third-kettle': thirdKettle,
  'harbour-voices': harbourVoices,
  'tin-lighthouse': tinLighthouse,
  'the-trapdoor': trapdoor,
};
const print = { width: 900, height: 1200 };
/** The tier from which sealed posts open: Front Row. */
const SEALED_FROM = 3;

/** So many vote in each poll. */
const POLL_VOTERS = 40;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined) {
      const dice = seededDice(`stagepass-posts-${handle}`);
      // In one transaction a club: killed in between, the next start finds it empty and begins it again.
      if (!(await hasPosts(platform.db, club.id)))
        await platform.db.transaction((tx) => fill({ ...platform, dice }, tx, club, postsOf[handle]));
      await hangPrints(platform, club, postsOf[handle], 1);
    }
    progress(at + 1, demoClubs.length);
  }
}

/** The prints further down, once the first look is served. */
export async function demoLater(platform: Platform, progress: DemoProgress): Promise<void> {
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined) {
      await hangPrints(platform, club, postsOf[handle], 20);
      await hangLinks(platform, club, postsOf[handle]);
      await voteInPolls(platform, club);
      // Somebody may have looked in before the prints hung.
      dropFeedsOf(platform, club.id);
    }
    progress(at + 1, demoClubs.length);
  }
}

/** Where the tier was removed since, a post for it is for all members. */
function audienceOf({ audience }: DemoPost, sealed: boolean): PostAudience {
  if (sealed) return 'tier';
  return audience === 'tier' ? 'members' : (audience ?? 'public');
}

async function fill(platform: Platform, tx: Tx, club: Club, posts: readonly DemoPost[]): Promise<void> {
  const now = platform.clock.now();
  const seated = await listSeated(tx, club.id);
  const tier_id = (await findTierByRank(tx, club.id, SEALED_FROM)) ?? null;
  const reactions: DemoReaction[] = [];
  const documents: Parameters<typeof putDocuments>[1][number][] = [];
  for (const post of posts) {
    const written = new Date(now.getTime() - post.days_ago * DAY_MS - platform.dice.int(3_600_000));
    const there = seated.filter((seat) => seat.joined_at < written);
    const author = authorOf(post.by, there, seated, platform.dice);
    const sealed = post.audience === 'tier' && tier_id !== null;
    const publish_at = post.in_days === undefined ? null : new Date(now.getTime() + post.in_days * DAY_MS);
    const row = {
      id: newId({ clock: { now: () => written }, dice: platform.dice }),
      club_id: club.id,
      author_id: author.user_id,
      client_key: newId(platform),
      text: post.text,
      teaser: post.teaser ?? '',
      audience: audienceOf(post, sealed),
      tier_id: sealed ? tier_id : null,
      reply_policy: 'everyone' as const,
      reply_tier_id: null,
      created_at: written,
      publish_at,
      published_at: publish_at === null ? written : null,
      held_at: null,
      hidden_at: null,
    };
    await insertPost(tx, row);
    if (publish_at !== null) continue;
    if (post.poll) {
      const { options, days, several = false } = post.poll;
      const poll = { options: [...options], days, several, hidden: false };
      const { id: post_id, club_id, author_id } = row;
      const made = { club_id, post_id, author_id, poll, opens_at: written };
      await updatePost(tx, post_id, { poll_id: await putPoll(platform, tx, made) });
    }
    if (post.pinned) await updatePost(tx, row.id, { pinned_at: written });
    if (post.link) await updatePost(tx, row.id, { link: JSON.stringify(linkOf(post.link, null)) });
    await say(platform, tx, { post, row, there, now });
    reactions.push(...reactionsTo(row, there, now, platform.dice));
    const { id, club_id, author_id, text } = row;
    const visibility = visibilityOf(row);
    documents.push({
      kind: 'post',
      id,
      club_id,
      author_id,
      title: '',
      body: text,
      visibility,
      created_at: written,
    });
  }
  await insertReactions(tx, reactions);
  await putDocuments(tx, documents);
}

/** Members vote in the club's polls, each time the same; one that somebody has voted in is left alone. */
async function voteInPolls(platform: Platform, club: Club): Promise<void> {
  const { db } = platform;
  const { rows } = await db.query<{ poll_id: string }>({
    text: 'select poll_id from posts where club_id = $1 and poll_id is not null',
    values: [club.id],
  });
  const seated = (await listSeated(db, club.id))
    .filter(({ role }) => role === 'member')
    .slice(0, POLL_VOTERS);
  for (const { poll_id } of rows) {
    const poll = (await loadPolls(platform, db, [poll_id], null)).get(poll_id);
    if (poll === undefined || poll.closed || poll.voters > 0) continue;
    for (const [at, { user_id }] of seated.entries()) {
      const option_ids = [poll.options[(at * at) % poll.options.length]?.id ?? ''];
      await castInPoll(platform, { poll_id, user_id, option_ids, client_key: newId(platform) });
    }
  }
}

function authorOf(
  by: DemoPost['by'],
  there: readonly SeatedRow[],
  all: readonly SeatedRow[],
  dice: Dice,
): SeatedRow {
  const owner = all.find((seat) => seat.role === 'owner') as SeatedRow;
  const among = there.filter((seat) => (by === 'staff' ? seat.role !== 'member' : seat.role === 'member'));
  return by === 'owner' ? owner : (among[dice.int(Math.max(1, among.length))] ?? owner);
}

async function say(
  platform: Platform,
  tx: Tx,
  given: { post: DemoPost; row: { id: string; created_at: Date }; there: readonly SeatedRow[]; now: Date },
): Promise<void> {
  const { post, row, there, now } = given;
  const room = now.getTime() - row.created_at.getTime();
  for (const [at, text] of (post.comments ?? []).entries()) {
    const seat = there[platform.dice.int(Math.max(1, there.length))];
    if (seat === undefined) return;
    const created_at = new Date(row.created_at.getTime() + Math.min(room * 0.9, 5_400_000) * ((at + 1) / 4));
    await insertComment(tx, {
      id: newId({ clock: { now: () => created_at }, dice: platform.dice }),
      post_id: row.id,
      parent_id: null,
      author_id: seat.user_id,
      client_key: newId(platform),
      text,
      mentions: [],
      created_at,
      held_at: null,
    });
  }
}

/** A third of the house for what is new, fewer for what is old; each club's favourite kind first. */
function reactionsTo(
  row: { id: string; created_at: Date },
  there: readonly SeatedRow[],
  now: Date,
  dice: Dice,
): DemoReaction[] {
  const many = 3 + dice.int(Math.max(1, Math.ceil(there.length / 3)));
  return Array.from({ length: many }, () => ({
    post_id: row.id,
    user_id: there[dice.int(Math.max(1, there.length))]?.user_id ?? '',
    kind: reactionKinds[Math.min(dice.int(6), dice.int(6), dice.int(6))] ?? 'heart',
    at: new Date(Math.min(now.getTime(), row.created_at.getTime() + dice.int(DAY_MS))),
  })).filter((reaction) => reaction.user_id !== '');
}

async function hangPrints(
  platform: Platform,
  club: Club,
  posts: readonly DemoPost[],
  most: number,
): Promise<void> {
  const pictured = new Map(posts.flatMap(({ text, picture }) => (picture ? [[text, picture] as const] : [])));
  const waiting = await listUnpictured(platform.db, club.id, [...pictured.keys()]);
  for (const { id, author_id, text, audience } of waiting.slice(0, most)) {
    const picture = pictured.get(text);
    if (picture === undefined) continue;
    const everybody = audience === 'public' && club.visibility === 'public';
    const facts = await putDrawnPicture(platform, platform.db, {
      owner_id: author_id,
      svg: poster(`${club.handle}-${id.slice(-4)}`, club.hue, picture.composition),
      size: print,
      alt: picture.alt,
      for: { kind: 'post', id },
      audience: everybody ? 'public' : 'members',
    });
    await updatePost(platform.db, id, { media: JSON.stringify([facts]) });
  }
}

function linkOf(
  { composition: _, ...words }: NonNullable<DemoPost['link']>,
  picture: MediaFacts | null,
): KeptLink {
  return { ...words, picture };
}

async function hangLinks(platform: Platform, club: Club, posts: readonly DemoPost[]): Promise<void> {
  const linked = new Map(posts.flatMap(({ text, link }) => (link ? [[text, link] as const] : [])));
  for (const { id, author_id, text, audience } of await listUnpicturedLinks(platform.db, club.id, [
    ...linked.keys(),
  ])) {
    const link = linked.get(text);
    if (link === undefined) continue;
    const picture = await putDrawnPicture(platform, platform.db, {
      owner_id: author_id,
      svg: poster(link.site, club.hue, link.composition),
      size: print,
      alt: '',
      for: { kind: 'post', id },
      audience: audience === 'public' && club.visibility === 'public' ? 'public' : 'members',
    });
    await updatePost(platform.db, id, { link: JSON.stringify(linkOf(link, picture)) });
  }
}
