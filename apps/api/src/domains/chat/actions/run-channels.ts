// Owns what the staff do with a club's channels: making, changing, ordering and deleting them; each is a line in the log.
import {
  channelFixed,
  channelsUneven,
  conversationNotFound,
  tooManyChannels,
} from '@stagepass/contract/chat/errors.ts';
import { type ChannelView, MAX_CHANNELS } from '@stagepass/contract/chat/shapes.ts';
import { scopeMissing, staffOnly } from '@stagepass/contract/clubs/errors.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { clubRoom } from '#domains/clubs/public/paths.ts';
import { checkTree } from '#domains/conditions/public/check-tree.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadConversationFor, type Seen } from '../access.ts';
import { insertChannel, setPositions } from '../channels.store.ts';
import { listChannelIds, updateConversation } from '../conversations.store.ts';
import { readChannel, readChannels } from '../reads/read-channels.ts';
import { queueRemoval } from '../remove-channel.ts';

export interface ChannelDraft {
  name: string;
  topic: string;
  read_condition: ConditionTree | null;
  write_condition: ConditionTree | null;
}

export async function createChannel(
  platform: Platform,
  actor: Actor,
  clubId: string,
  draft: ChannelDraft,
): Promise<ChannelView> {
  const { user_id } = signedIn(actor);
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'manage-content');
  const id = newId(platform);
  await platform.db.transaction(async (tx) => {
    await oneAtATime(tx, 'chat-channels', club.id);
    if ((await listChannelIds(tx, club.id)).length >= MAX_CHANNELS) fail(tooManyChannels);
    await checkTree(tx, draft.read_condition, club.id);
    await checkTree(tx, draft.write_condition, club.id);
    await insertChannel(tx, { id, club_id: club.id, ...draft, at: platform.clock.now() });
    const log = { club_id: club.id, actor_id: user_id, details: { name: draft.name } };
    await recordDeed(platform, tx, { ...log, deed: 'chat.channel-created' });
    tx.afterCommit(() => platform.realtime.recheck({ place: clubRoom(club.id) }));
  });
  return readChannel(platform, actor, club.id, id);
}

/** A channel that the actor runs; whoever only reads it is told that staff do. */
async function loadOwnChannel(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Seen & { club_id: string }> {
  const seen = await loadConversationFor(platform, platform.db, actor, id);
  const { club_id, partner_id } = seen.row;
  if (club_id === null || partner_id !== null) return fail(conversationNotFound);
  if (!seen.can.manage) fail(seen.standing?.role === 'admin' ? scopeMissing : staffOnly);
  return { ...seen, club_id };
}

export async function changeChannel(
  platform: Platform,
  actor: Actor,
  id: string,
  changes: { [Field in keyof ChannelDraft]?: ChannelDraft[Field] | undefined },
): Promise<ChannelView> {
  const { user_id } = signedIn(actor);
  const { row, club_id } = await loadOwnChannel(platform, actor, id);
  const { read_condition, write_condition, name, topic } = changes;
  if (row.channel !== 'custom' && (read_condition !== undefined || write_condition !== undefined))
    fail(channelFixed);
  await platform.db.transaction(async (tx) => {
    await checkTree(tx, read_condition ?? null, club_id);
    await checkTree(tx, write_condition ?? null, club_id);
    await updateConversation(tx, id, {
      ...(name === undefined ? {} : { name }),
      ...(topic === undefined ? {} : { topic }),
      ...(read_condition === undefined ? {} : { read_condition: jsonOf(read_condition) }),
      ...(write_condition === undefined ? {} : { write_condition: jsonOf(write_condition) }),
    });
    const log = { club_id, actor_id: user_id, details: { name: name ?? row.name } };
    await recordDeed(platform, tx, { ...log, deed: 'chat.channel-changed' });
    // Whoever may not read it any more leaves at once; the list of everybody else changes too.
    tx.afterCommit(() => platform.realtime.recheck({ place: clubRoom(club_id) }));
  });
  return readChannel(platform, actor, club_id, id);
}

function jsonOf(tree: ConditionTree | null): string | null {
  return tree === null ? null : JSON.stringify(tree);
}

export async function removeChannel(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  const { row, club_id } = await loadOwnChannel(platform, actor, id);
  if (row.channel !== 'custom') fail(channelFixed);
  await platform.db.transaction(async (tx) => {
    await queueRemoval(platform, tx, id);
    const log = { club_id, actor_id: user_id, details: { name: row.name } };
    await recordDeed(platform, tx, { ...log, deed: 'chat.channel-removed' });
    tx.afterCommit(() => platform.realtime.recheck({ place: clubRoom(club_id) }));
  });
}

export async function orderChannels(
  platform: Platform,
  actor: Actor,
  clubId: string,
  ids: readonly string[],
): Promise<ChannelView[]> {
  const { user_id } = signedIn(actor);
  const { club } = await loadClubFor(platform, platform.db, actor, clubId, 'manage-content');
  await platform.db.transaction(async (tx) => {
    await oneAtATime(tx, 'chat-channels', club.id);
    const known = await listChannelIds(tx, club.id);
    const even = known.length === ids.length && known.every((id) => ids.includes(id));
    if (!even || new Set(ids).size !== ids.length) fail(channelsUneven);
    await setPositions(tx, ids);
    await recordDeed(platform, tx, { club_id: club.id, actor_id: user_id, deed: 'chat.channels-ordered' });
  });
  return readChannels(platform, actor, club.id);
}
