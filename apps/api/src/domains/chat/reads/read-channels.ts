// Owns the list of a club's channels, those that the viewer cannot read among them, with what they ask for.
import { conversationNotFound } from '@stagepass/contract/chat/errors.ts';
import type { ChannelView } from '@stagepass/contract/chat/shapes.ts';
import type { DescribedCondition } from '@stagepass/contract/conditions/shapes.ts';
import { describeTrees } from '#domains/conditions/public/describe.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadSeen, type Seen } from '../access.ts';
import { listChannelIds } from '../conversations.store.ts';
import { presentConversation } from '../views.ts';

export async function readChannels(platform: Platform, actor: Actor, clubId: string): Promise<ChannelView[]> {
  const viewer = signedIn(actor);
  const { club, standing } = await loadClubFor(platform, platform.db, actor, clubId, 'see-inside');
  // A public club is seen by everybody; its channels are there for members.
  if (standing.role === 'guest' && !standing.operator)
    await loadClubFor(platform, platform.db, actor, clubId, 'take-part');
  const ids = await listChannelIds(platform.db, club.id);
  const seen = await loadSeen(platform, platform.db, viewer, ids);
  const conditions = await describeAll(platform, viewer.user_id, club.id, seen);
  const now = platform.clock.now();
  return seen.map((one): ChannelView => {
    const { row } = one;
    const locked = one.unreadable !== undefined;
    return {
      id: row.id,
      kind: row.kind === 'broadcast' ? 'broadcast' : 'channel',
      channel: row.channel,
      name: row.name,
      topic: row.topic,
      position: row.position,
      locked,
      read_condition: conditions.get(`${row.id} read`) ?? null,
      write_condition: conditions.get(`${row.id} write`) ?? null,
      conversation: locked ? null : presentConversation(platform, one, now),
    };
  });
}

async function describeAll(
  { db }: Platform,
  userId: string,
  clubId: string,
  seen: readonly Seen[],
): Promise<Map<string, DescribedCondition>> {
  const asked = seen.flatMap(({ row }) => [
    ...(row.read_condition === null ? [] : [{ key: `${row.id} read`, tree: row.read_condition }]),
    ...(row.write_condition === null ? [] : [{ key: `${row.id} write`, tree: row.write_condition }]),
  ]);
  if (asked.length === 0) return new Map();
  const trees = asked.map(({ tree }) => tree);
  const described = await describeTrees(db, trees, clubId, userId);
  return new Map(
    asked.flatMap(({ key }, at) => {
      const one = described[at];
      return one === undefined ? [] : [[key, one] as const];
    }),
  );
}

export async function readChannel(
  platform: Platform,
  actor: Actor,
  clubId: string,
  id: string,
): Promise<ChannelView> {
  const channels = await readChannels(platform, actor, clubId);
  return channels.find((one) => one.id === id) ?? fail(conversationNotFound);
}
