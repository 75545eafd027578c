// Owns which domain tells which facts of a club's figures; a source without a domain does not compile.
import { auctionFacts } from '#domains/auctions/insight-facts.ts';
import { checkinFacts } from '#domains/checkins/insight-facts.ts';
import { drawFacts } from '#domains/gacha/insight-facts.ts';
import type { FactSourceName } from '#domains/insights/public/fact-sources.ts';
import { revenueFacts } from '#domains/ledger/insight-facts.ts';
import { membershipFacts } from '#domains/memberships/insight-facts.ts';
import { missionFacts } from '#domains/missions/insight-facts.ts';
import { postFacts } from '#domains/posts/insight-facts.ts';
import { stepFacts } from '#domains/requirements/insight-facts.ts';
import type { FactSource } from '#domains/subjects/public/facts.ts';
import { subscriptionFacts } from '#domains/subscriptions/insight-facts.ts';
import { voteFacts } from '#domains/votes/insight-facts.ts';

export const factSourceRegistry = {
  members: membershipFacts,
  posts: postFacts,
  missions: missionFacts,
  steps: stepFacts,
  checkins: checkinFacts,
  votes: voteFacts,
  draws: drawFacts,
  auctions: auctionFacts,
  subscriptions: subscriptionFacts,
  revenue: revenueFacts,
} satisfies Record<FactSourceName, FactSource>;
