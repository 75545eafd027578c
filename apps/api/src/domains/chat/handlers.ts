// Owns what chat does when something else happened: channels of a new club, rights that ended, and who is told of a message at once.
import { messageSent } from '@stagepass/contract/chat/events.ts';
import { clubClosed } from '@stagepass/contract/clubs/events.ts';
import { memberJoined, memberLeft, personBanned } from '@stagepass/contract/memberships/events.ts';
import type { PersonEvents } from '@stagepass/contract/realtime.ts';
import {
  userBlocked,
  userFollowed,
  userOutOfSight,
  userUnblocked,
} from '@stagepass/contract/users/events.ts';
import type { z } from 'zod';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { isForEverybody } from './chat.rules.ts';
import { conditionHandlers } from './condition-handlers.ts';
import { listHidings } from './hidings.store.ts';
import { channelNoticeRoom, conversationRoom, tellPerson } from './live.ts';
import { acceptAcquainted, listPairsBetween, listPairsOf } from './pairs.store.ts';
import { isOutOfSight } from './people.store.ts';
import { listeningAmong } from './public/whom-to-tell.ts';
import { startReading } from './readers.store.ts';
import { settle } from './settle.ts';

interface Pair {
  id: string;
  user_a: string;
  user_b: string;
}

/** Both leave the room, and learn that nobody can write there any more. */
function tellClosed(platform: Platform, tx: Tx, pairs: readonly Pair[]): void {
  tx.afterCommit(() => {
    for (const { id } of pairs) platform.realtime.recheck({ place: conversationRoom(id) });
  });
  tellBoth(platform, tx, pairs, 'closed');
}

function tellBoth(
  platform: Platform,
  tx: Tx,
  pairs: readonly Pair[],
  reason: 'closed' | 'opened' | 'accepted',
): void {
  tx.afterCommit(() => {
    for (const { id, user_a, user_b } of pairs)
      for (const one of [user_a, user_b]) tellPerson(platform, one, { conversation_id: id, reason });
  });
}

async function endInClub(
  platform: Platform,
  tx: Tx,
  { club_id, user_id }: { club_id: string; user_id: string },
): Promise<void> {
  tellClosed(platform, tx, await listPairsOf(tx, { user_id, club_id }));
  tx.afterCommit(() => platform.realtime.recheck({ user_id }));
}

async function acceptKnown(
  platform: Platform,
  tx: Tx,
  of: { user_id: string; other_id: string | null },
): Promise<void> {
  const pairs = await acceptAcquainted(tx, { ...of, at: platform.clock.now() });
  tellBoth(platform, tx, pairs, 'accepted');
}

async function tellListeners(
  platform: Platform,
  tx: Tx,
  told: z.output<typeof messageSent.payload>,
): Promise<void> {
  const { club_id, conversation_id, author_id } = told;
  // Between two people it was told with the message itself.
  if (club_id === null || told.receiver_id !== null) return;
  const author = (await loadUserCards(platform, tx, [author_id])).get(author_id);
  if (author === undefined) return;
  const message = { user_name: author.user_name, content: told.text_preview, conversation_id };
  if (isForEverybody(told)) return tellEverybody(platform, tx, { club_id, author_id, message });
  const at = { conversation_id, club_id, author_id, now: platform.clock.now() };
  const ids = await listeningAmong(tx, { ...at, user_ids: told.mentions });
  tx.afterCommit(() => {
    for (const id of ids) platform.realtime.toUser(id, 'haveMessage', message);
  });
}

/** Once for the whole club, however large it is; not to its author, nor to whoever does not want to see the author. */
async function tellEverybody(
  platform: Platform,
  tx: Tx,
  told: { club_id: string; author_id: string; message: PersonEvents['haveMessage'] },
): Promise<void> {
  const { club_id, author_id, message } = told;
  const club = await findClub(platform, tx, club_id);
  if (club === undefined || club.suspended_at !== null || club.closed_at !== null) return;
  if (await isOutOfSight(tx, author_id)) return;
  const hidden = (await listHidings(tx, club_id, [author_id])).get(author_id) ?? [];
  const except = [author_id, ...hidden].map((id) => `user:${id}`);
  tx.afterCommit(() =>
    platform.realtime.toRoom(channelNoticeRoom(message.conversation_id), 'haveMessage', message, { except }),
  );
}

export const handlers = [
  onEvent('chat-start-reading', memberJoined, (platform, tx, { club_id, user_id }) =>
    startReading(tx, { club_id, user_id, at: platform.clock.now() }),
  ),
  // What was closed when somebody left opens again with their coming back.
  onEvent('chat-reopen-in-club', memberJoined, async (platform, tx, { club_id, user_id }) =>
    tellBoth(platform, tx, await listPairsOf(tx, { user_id, club_id }), 'opened'),
  ),
  // Whoever shares a club by now, or is followed, is no stranger any more.
  onEvent('chat-accept-in-club', memberJoined, (platform, tx, { user_id }) =>
    acceptKnown(platform, tx, { user_id, other_id: null }),
  ),
  onEvent('chat-accept-followed', userFollowed, (platform, tx, { follower_id, followed_id }) =>
    acceptKnown(platform, tx, { user_id: follower_id, other_id: followed_id }),
  ),
  onEvent('chat-end-in-club', memberLeft, endInClub),
  onEvent('chat-end-banned', personBanned, endInClub),
  ...conditionHandlers,
  onEvent('chat-close-blocked', userBlocked, async (platform, tx, { blocker_id, blocked_id }) =>
    tellClosed(platform, tx, await listPairsBetween(tx, blocker_id, blocked_id)),
  ),
  onEvent('chat-reopen-unblocked', userUnblocked, async (platform, tx, { blocker_id, blocked_id }) =>
    tellBoth(platform, tx, await listPairsBetween(tx, blocker_id, blocked_id), 'opened'),
  ),
  onEvent('chat-close-out-of-sight', userOutOfSight, async (platform, tx, { user_id }) =>
    tellClosed(platform, tx, await listPairsOf(tx, { user_id, club_id: null })),
  ),
  onEvent('chat-tell-listeners', messageSent, tellListeners),
  // Whoever was writing while the rest of the club was being settled may have come after its channels were.
  onEvent('chat-settle-closed', clubClosed, async (platform, tx, { club_id }) => {
    await settle(platform, tx, club_id);
  }),
];
