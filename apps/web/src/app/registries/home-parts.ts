// Owns the list of what all domains show on a person's own home: its parts, and the lines of the running order at its head.
import { lotRenderer } from '#domains/auctions/today-line.tsx';
import { campaignRenderer } from '#domains/campaigns/today-line.tsx';
import { checkinRenderer } from '#domains/checkins/today-line.tsx';
import { homePart as clubs } from '#domains/fronts/home-part.tsx';
import { type TodayRenderers, todayRenderers } from '#domains/fronts/public/today-slot.ts';
import { homePart as today } from '#domains/fronts/today-home-part.tsx';
import { oddsRenderer } from '#domains/gacha/today-line.tsx';
import { ticketRenderer } from '#domains/items/today-line.tsx';
import { missionRenderer } from '#domains/missions/today-line.tsx';
import { homePart as onboarding } from '#domains/onboarding/home-part.tsx';
import { homePart as posts } from '#domains/posts/home-part.tsx';
import { homePart as doors } from '#domains/redemption/home-part.tsx';
import { reminderRenderer } from '#domains/reminders/today-line.tsx';
import { reviewRenderer } from '#domains/requirements/today-line.tsx';
import { stationRenderer } from '#domains/stations/today-line.tsx';
import { homeParts } from '#domains/users/public/home-slot.ts';
import { voteRenderer } from '#domains/votes/today-line.tsx';
import { inOrder } from '#platform/slot/slot.ts';
import { homeOrder } from './home-order.ts';

const renderers: TodayRenderers = {
  checkin: checkinRenderer,
  lot: lotRenderer,
  mission: missionRenderer,
  campaign: campaignRenderer,
  ticket: ticketRenderer,
  odds: oddsRenderer,
  review: reviewRenderer,
  reminder: reminderRenderer,
  station: stationRenderer,
  vote: voteRenderer,
};

export function fillHomeParts(): void {
  homeParts.fill(inOrder(homeOrder, [doors, today, onboarding, clubs, posts]));
  todayRenderers.fill(renderers);
}
