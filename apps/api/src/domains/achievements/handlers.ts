// Owns the reactions of achievements: whatever counts is counted anew for whoever did it.
import { countersOutdated } from '@stagepass/contract/achievements/events.ts';
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import { invitesChanged } from '@stagepass/contract/admissions/events.ts';
import { auctionSettled } from '@stagepass/contract/auctions/events.ts';
import { countersOutdated as messagesOutdated } from '@stagepass/contract/chat/events.ts';
import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import type { EventType } from '@stagepass/contract/events.ts';
import { drawsMade } from '@stagepass/contract/gacha/events.ts';
import { itemMoved, itemsIssued } from '@stagepass/contract/items/events.ts';
import { memberJoined } from '@stagepass/contract/memberships/events.ts';
import { missionCompleted, rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import { postPublished, postRemoved, postRestored } from '@stagepass/contract/posts/events.ts';
import { ballotTakenBack, voteCast } from '@stagepass/contract/votes/events.ts';
import type { z } from 'zod';
import type { Tx } from '#platform/db/db.ts';
import { type EventHandler, onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import type { Whose } from './counters.store.ts';
import { recount } from './recount.ts';

function counted<Payload extends z.ZodType>(
  name: string,
  event: EventType<string, Payload>,
  kinds: readonly CounterKind[] | undefined,
  whose: (told: z.output<Payload>) => Whose | undefined,
): EventHandler {
  const handle = async (platform: Platform, tx: Tx, told: z.output<Payload>) => {
    const one = whose(told);
    if (one !== undefined) await recount(platform, tx, one, kinds);
  };
  return onEvent(`achievements.${name}`, event, handle, { lane: 'counting' });
}

/**
 * A grant to many names up to a thousand people: each is counted in a transaction of their own, since one that held the locks of some
 * while it waits for others would stand in the way of handlers that hold those and wait for an item.
 */
async function countReceivers(platform: Platform, tx: Tx, people: readonly Whose[]): Promise<void> {
  const each = [
    ...new Map(people.map((whose) => [`${whose.club_id} ${whose.user_id}`, whose] as const)).values(),
  ];
  const [only] = each;
  if (each.length === 1 && only !== undefined) return recount(platform, tx, only, ['items']);
  for (const { club_id, user_id } of each)
    await tx.emit(countersOutdated, { club_id, user_id, kinds: ['items'] });
}

const ofAuthor = ({ club_id, author_id }: { club_id: string; author_id: string }) => ({
  club_id,
  user_id: author_id,
});

export const handlers = [
  counted('mission-completed', missionCompleted, ['missions'], (told) => told),
  counted('mission-taken-back', rewardTakenBack, ['missions'], (told) => told),
  counted('checked-in', checkedIn, ['checkins', 'streak'], (told) => told),
  counted('packs-opened', drawsMade, ['draws'], (told) => told),
  counted('auction-won', auctionSettled, ['auctions'], ({ club_id, winner_id }) => ({
    club_id,
    user_id: winner_id,
  })),
  onEvent(
    'achievements.items-issued',
    itemsIssued,
    (platform, tx, { copies }) => countReceivers(platform, tx, copies),
    { lane: 'counting' },
  ),
  counted('item-received', itemMoved, ['items'], ({ club_id, to_user_id }) =>
    to_user_id === null ? undefined : { club_id, user_id: to_user_id },
  ),
  counted('post-published', postPublished, ['posts'], ofAuthor),
  counted('post-removed', postRemoved, ['posts'], ofAuthor),
  counted('post-restored', postRestored, ['posts'], ofAuthor),
  counted('friend-invited', invitesChanged, ['invites'], ({ club_id, inviter_id }) => ({
    club_id,
    user_id: inviter_id,
  })),
  counted('messages-written', messagesOutdated, ['messages'], (told) => told),
  counted('vote-cast', voteCast, ['votes'], ({ first, ...told }) => (first ? told : undefined)),
  counted('vote-taken-back', ballotTakenBack, ['votes'], (told) => told),
  // What somebody did before they joined, or before they left and came back, counts from here on.
  counted('member-joined', memberJoined, undefined, (told) => told),
  onEvent(
    'achievements.counters-outdated',
    countersOutdated,
    (platform, tx, { kinds, ...whose }) => recount(platform, tx, whose, kinds),
    { lane: 'counting' },
  ),
];
