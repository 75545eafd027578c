// Owns this domain's part of the demo world: conversations that are under way, requests, channels and a broadcast.
import { createHash } from 'node:crypto';
import { seededDice } from '@stagepass/base/dice.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { putDrawnPicture } from '#domains/media/public/put-drawn-picture.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { type DemoPerson, listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { changeAnswers, insertAnswer } from './answers.store.ts';
import { insertChannel, insertFixedChannels } from './channels.store.ts';
import { pairOf, previewOf } from './chat.rules.ts';
import { findPairId, insertConversation } from './conversations.store.ts';
import { findStrangerTo, putDemoReactions, putDemoReader, setDemoTimes } from './demo.store.ts';
import { type DemoLine, type DemoTalk, demoTalks } from './demo-talk.data.ts';
import { findMessageRow } from './messages.store.ts';
import { insertPair } from './readers.store.ts';
import { insertMessage, type NewMessage } from './send.store.ts';

const MINUTE_MS = 60_000;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  for (const { handle } of demoClubs) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined) await insertFixedChannels(platform.db, club.id, club.created_at);
  }
  const people = await listDemoPeople(platform.db);
  for (const [at, talk] of demoTalks.entries()) {
    await fill(platform, talk, people);
    progress(at + 1, demoTalks.length);
  }
}

interface Cast {
  talk: DemoTalk;
  club: Club;
  fan: string;
  /** The other one of two, or whoever owns the club. */
  other: string;
  /** In the order of their numbers, without staff and the demo accounts. */
  members: readonly string[];
}

/** All of it or nothing, so that a run that was killed begins it anew. */
async function fill(platform: Platform, talk: DemoTalk, people: readonly DemoPerson[]): Promise<void> {
  const { db } = platform;
  const accounts = new Map(people.map(({ id, role }) => [role, id]));
  const fan = accounts.get('fan');
  const club = await findClub(platform, db, talk.club);
  if (fan === undefined || club === undefined || (await findMessageRow(db, idOf(talk, 0))) !== undefined)
    return;
  const named = new Set(people.filter(({ role }) => role !== undefined).map(({ id }) => id));
  const members = (await listMembersWithAge(db, club.id))
    .filter(({ role, user_id }) => role === 'member' && !named.has(user_id))
    .map(({ user_id }) => user_id);
  await db.transaction(async (tx) => {
    const other = await otherOf(tx, talk, { club, fan, members, accounts });
    if (other === undefined || other === fan) return;
    const cast = { talk, club, fan, other, members };
    const id = await conversationFor(platform, tx, cast);
    const written = await write(platform, tx, id, cast);
    await readOn(platform, tx, id, cast, written);
  });
}

async function otherOf(
  tx: Tx,
  talk: DemoTalk,
  given: { club: Club; fan: string; members: readonly string[]; accounts: ReadonlyMap<unknown, string> },
): Promise<string | undefined> {
  const { kind, with: who } = talk;
  if (kind === 'request') return findStrangerTo(tx, { user_id: given.fan, skip: Number(who ?? 0) });
  if (who === 'creator' || who === 'admin') return given.accounts.get(who);
  return who === undefined ? given.club.owner_id : given.members[who];
}

async function conversationFor(platform: Platform, tx: Tx, cast: Cast): Promise<string> {
  const { talk, club, fan, other } = cast;
  const at = timeOf(platform, talk.lines[0]);
  if (talk.kind === 'direct' || talk.kind === 'request' || talk.kind === 'member') {
    const club_id = talk.kind === 'member' ? club.id : null;
    const pair = pairOf(fan, other);
    const id = newId(platform);
    const kind = club_id === null ? 'direct' : 'member';
    await insertConversation(tx, { id, kind, club_id, ...pair, last_at: at, created_at: at });
    const made = (await findPairId(tx, { ...pair, club_id })) ?? id;
    await insertPair(tx, { conversation_id: made, user_ids: [fan, other], at });
    return made;
  }
  if (typeof talk.kind !== 'string') {
    const id = newId(platform);
    const open = { read_condition: null, write_condition: null };
    await insertChannel(tx, { id, club_id: club.id, ...talk.kind, ...open, at });
    return id;
  }
  const { rows } = await tx.query<{ id: string }>({
    text: 'select id from conversations where club_id = $1 and coalesce(channel, kind) = $2',
    values: [club.id, talk.kind],
  });
  return rows[0]?.id ?? '';
}

function idOf({ key }: DemoTalk, at: number): string {
  const hex = createHash('sha256').update(`stagepass demo talk ${key} ${at}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function timeOf(platform: Platform, line: DemoLine | undefined): Date {
  return new Date(platform.clock.now().getTime() - (line?.minutes_ago ?? 0) * MINUTE_MS);
}

function authorOf({ fan, other, members }: Cast, { by }: DemoLine): string {
  if (by === 'fan') return fan;
  return by === 'other' ? other : (members[by] ?? other);
}

async function write(platform: Platform, tx: Tx, id: string, cast: Cast): Promise<number> {
  const designs = await listDemoDesigns(tx, cast.club.id);
  let last = 0;
  for (const [at, line] of cast.talk.lines.entries()) {
    const item = line.item === undefined ? undefined : designs.get(line.item)?.id;
    if (line.item !== undefined && item === undefined) continue;
    const message = messageOf(platform, cast, { id, at, line, item });
    const media = line.picture === undefined ? [] : [await draw(platform, tx, cast, message, line.picture)];
    const placed = await insertMessage(tx, { ...message, media }, undefined);
    if (placed === undefined) continue;
    last = placed.seq;
    const fans = cast.talk.kind === 'direct' ? [cast.fan, cast.other] : cast.members;
    await putDemoReactions(tx, {
      id: message.id,
      reactions: line.reactions ?? {},
      by: fans,
      at: message.created_at,
    });
    if (line.pinned === true)
      await tx.query({
        text: `with pinned as (update messages set pinned_at = created_at where id = $2)
          update conversations set pins = pins + 1 where id = $1`,
        values: [id, message.id],
      });
  }
  return last;
}

interface Placing {
  id: string;
  at: number;
  line: DemoLine;
  item: string | undefined;
}

function messageOf(platform: Platform, cast: Cast, { id, at, line, item }: Placing): NewMessage {
  const { talk, club, fan, other } = cast;
  const author_id = authorOf(cast, line);
  const between = talk.kind === 'direct' || talk.kind === 'member' || talk.kind === 'request';
  const created_at = timeOf(platform, line);
  const partner = author_id === fan ? other : fan;
  return {
    id: idOf(talk, at),
    conversation_id: id,
    author_id,
    text: line.text,
    mentions: [],
    media: [],
    voice: null,
    card_kind: item === undefined ? null : 'item',
    card_id: item ?? null,
    reply_to: line.reply === undefined ? null : idOf(talk, line.reply),
    created_at,
    gist: line.text !== '' ? 'text' : item === undefined ? 'picture' : 'item',
    preview: line.text === '' ? '' : previewOf(line.text),
    partner_id: between ? partner : null,
    club_id: talk.kind === 'direct' || talk.kind === 'request' ? null : club.id,
    accepted_at: talk.kind === 'request' ? null : created_at,
  };
}

async function draw(
  platform: Platform,
  tx: Tx,
  { club }: Cast,
  { id, author_id }: NewMessage,
  picture: NonNullable<DemoLine['picture']>,
) {
  const { posterSquare } = await import('#platform/art/poster.ts');
  const dice = seededDice(`stagepass-talk-${id}`);
  return putDrawnPicture({ ...platform, dice }, tx, {
    owner_id: author_id,
    for: { kind: 'message', id },
    alt: picture.alt,
    audience: 'members',
    svg: posterSquare(id, club.hue, picture.composition),
    size: { width: 960, height: 960 },
  });
}

async function readOn(platform: Platform, tx: Tx, id: string, cast: Cast, last: number): Promise<void> {
  const { talk, fan, other, members } = cast;
  await setDemoTimes(tx, id);
  const read_seq = Math.max(0, last - talk.unread);
  const box = talk.kind === 'request' ? 'requests' : talk.with === undefined ? 'channel' : 'main';
  await putDemoReader(tx, { conversation_id: id, user_id: fan, read_seq, muted: talk.muted === true, box });
  const lastLine = talk.lines.at(-1);
  if (talk.with !== undefined && talk.kind !== 'request') {
    // The other one has seen what the fan wrote a minute after it.
    const seen = lastLine?.by === 'fan' ? last : read_seq;
    await putDemoReader(tx, {
      conversation_id: id,
      user_id: other,
      read_seq: Math.max(seen, last),
      muted: false,
      box,
    });
  }
  const at = talk.lines.length - 1;
  for (const [nth, text] of (talk.answers ?? []).entries()) {
    const message_id = idOf(talk, at);
    const created_at = new Date(timeOf(platform, lastLine).getTime() + (nth + 1) * MINUTE_MS);
    const answer = { message_id, text, created_at, hidden_at: null, removed_at: null };
    await insertAnswer(tx, { id: newId(platform), author_id: fan, nth: nth + 1, ...answer });
    await changeAnswers(tx, message_id, 1);
    const second = members[nth];
    if (second === undefined) continue;
    const told = { ...answer, text: 'Bring snacks for the second chapter.' };
    await insertAnswer(tx, { id: newId(platform), author_id: second, nth: 1, ...told });
    await changeAnswers(tx, message_id, 1);
  }
}
