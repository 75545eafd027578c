// Owns the reactions of insights: whoever did something is counted anew, in the lane of handlers that count.
import { auctionSettled } from '@stagepass/contract/auctions/events.ts';
import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import { clubChanged } from '@stagepass/contract/clubs/events.ts';
import type { EventType } from '@stagepass/contract/events.ts';
import { drawsMade } from '@stagepass/contract/gacha/events.ts';
import { factsOutdated, partOutdated } from '@stagepass/contract/insights/events.ts';
import { itemSold } from '@stagepass/contract/market/events.ts';
import { memberJoined, memberLeft } from '@stagepass/contract/memberships/events.ts';
import { missionCompleted, missionProgressed, rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import { orderRefunded } from '@stagepass/contract/orders/events.ts';
import {
  commentAdded,
  commentRemoved,
  postPublished,
  postRemoved,
  reactionChanged,
} from '@stagepass/contract/posts/events.ts';
import { requirementRemoved } from '@stagepass/contract/requirements/events.ts';
import { stationClaimed } from '@stagepass/contract/stations/events.ts';
import {
  subscriptionChanged,
  subscriptionEnded,
  subscriptionRenewed,
  subscriptionStarted,
} from '@stagepass/contract/subscriptions/events.ts';
import { tipGiven } from '@stagepass/contract/tips/events.ts';
import { tokensBought } from '@stagepass/contract/tokens/events.ts';
import { userErased } from '@stagepass/contract/users/events.ts';
import { ballotTakenBack, voteCast } from '@stagepass/contract/votes/events.ts';
import type { z } from 'zod';
import { giverOf } from '#domains/tips/public/giver-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { type EventHandler, onEvent } from '#platform/domain.ts';
import { updateZone } from './clubs.store.ts';
import { listClubsOfPerson, listPeopleOfPart } from './facts.store.ts';
import type { FactSourceName } from './public/fact-sources.ts';
import { recountAll, recountLately } from './recount.ts';

interface Whose {
  club_id: string;
  user_id: string;
}

/** Of people who took part in something that is gone. */
const PEOPLE_AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

function counted<Payload extends z.ZodType>(
  name: string,
  event: EventType<string, Payload>,
  count: (tx: Tx, told: z.output<Payload>) => Promise<void>,
): EventHandler {
  return onEvent(`insights.${name}`, event, (_platform, tx, told) => count(tx, told), { lane: 'counting' });
}

const lately =
  (...sources: FactSourceName[]) =>
  (tx: Tx, { club_id, user_id }: Whose) =>
    recountLately(tx, { club_id, user_id }, sources);

const all =
  (...sources: FactSourceName[]) =>
  (tx: Tx, { club_id, user_id }: Whose) =>
    recountAll(tx, { club_id, user_ids: [user_id] }, sources);

const everything = (tx: Tx, { club_id, user_id }: Whose) => recountAll(tx, { club_id, user_ids: [user_id] });

const ofAuthor = ({ club_id, author_id }: { club_id: string; author_id: string }) => ({
  club_id,
  user_id: author_id,
});
const ofBuyer = ({ club_id, buyer_id }: { club_id: string; buyer_id: string }) => ({
  club_id,
  user_id: buyer_id,
});

/** Each in a transaction of their own: one that held the locks of some while it waits for others would stand in their way. */
async function countPart(
  tx: Tx,
  { club_id, dimension, after }: { club_id: string; dimension: string; after: string },
): Promise<void> {
  const people = await listPeopleOfPart(tx, { club_id, dimension, after, limit: PEOPLE_AT_ONCE });
  for (const user_id of people) await tx.emit(factsOutdated, { club_id, user_id });
  const last = people.at(-1);
  if (people.length === PEOPLE_AT_ONCE && last !== undefined)
    await tx.emit(partOutdated, { club_id, dimension, after: last });
}

const subscriptions = all('subscriptions', 'revenue');

export const handlers = [
  counted('member-joined', memberJoined, all('members')),
  counted('member-left', memberLeft, all('members')),
  counted('post-published', postPublished, (tx, told) => lately('posts')(tx, ofAuthor(told))),
  counted('comment-added', commentAdded, (tx, told) => lately('posts')(tx, ofAuthor(told))),
  counted('comment-removed', commentRemoved, (tx, told) => all('posts')(tx, ofAuthor(told))),
  counted('reaction-changed', reactionChanged, all('posts')),
  counted('post-removed', postRemoved, async (tx, told) => {
    await all('posts')(tx, ofAuthor(told));
    await countPart(tx, { club_id: told.club_id, dimension: told.post_id, after: FIRST });
  }),
  counted('mission-progressed', missionProgressed, all('missions', 'steps')),
  counted('mission-completed', missionCompleted, all('missions', 'steps')),
  counted('mission-taken-back', rewardTakenBack, all('missions')),
  counted('step-removed', requirementRemoved, (tx, { club_id, requirement_id }) =>
    countPart(tx, { club_id, dimension: requirement_id, after: FIRST }),
  ),
  counted('checked-in', checkedIn, all('checkins')),
  counted('vote-cast', voteCast, all('votes')),
  counted('vote-taken-back', ballotTakenBack, all('votes')),
  counted('packs-opened', drawsMade, lately('draws', 'revenue')),
  counted('auction-won', auctionSettled, (tx, { club_id, winner_id }) =>
    lately('auctions', 'revenue')(tx, { club_id, user_id: winner_id }),
  ),
  counted('item-sold', itemSold, (tx, told) => lately('revenue')(tx, ofBuyer(told))),
  counted('order-refunded', orderRefunded, (tx, told) => lately('revenue')(tx, ofBuyer(told))),
  counted('station-claimed', stationClaimed, lately('revenue')),
  counted('tokens-bought', tokensBought, lately('revenue')),
  counted('tip-given', tipGiven, async (tx, { club_id, tip_id }) => {
    const user_id = await giverOf(tx, tip_id);
    if (user_id !== null) await lately('revenue')(tx, { club_id, user_id });
  }),
  counted('subscription-started', subscriptionStarted, subscriptions),
  counted('subscription-renewed', subscriptionRenewed, lately('revenue')),
  counted('subscription-changed', subscriptionChanged, subscriptions),
  counted('subscription-ended', subscriptionEnded, subscriptions),
  counted('person-erased', userErased, async (tx, { user_id }) => {
    for (const club_id of await listClubsOfPerson(tx, user_id))
      await tx.emit(factsOutdated, { club_id, user_id });
  }),
  counted('club-changed', clubChanged, (tx, { club_id }) => updateZone(tx, club_id)),
  counted('facts-outdated', factsOutdated, everything),
  counted('part-outdated', partOutdated, countPart),
];
