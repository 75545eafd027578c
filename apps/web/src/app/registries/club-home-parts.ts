// Owns the list of what all domains show on a club's home.
import { clubHomePart as achievements } from '#domains/achievements/club-home-part.tsx';
import { clubHomePart as auctions } from '#domains/auctions/club-home-part.tsx';
import { clubHomePart as campaigns } from '#domains/campaigns/club-home-part.tsx';
import { clubHomePart as checkins } from '#domains/checkins/club-home-part.tsx';
import { clubHomeParts } from '#domains/clubs/public/club-home-slot.ts';
import { clubHomePart as events } from '#domains/events/club-home-part.tsx';
import { clubHomePart as gacha } from '#domains/gacha/club-home-part.tsx';
import { clubHomePart as missions } from '#domains/missions/club-home-part.tsx';
import { clubHomePart as posts } from '#domains/posts/club-home-part.tsx';
import { clubHomePart as sets } from '#domains/sets/club-home-part.tsx';
import { clubHomePart as stations } from '#domains/stations/club-home-part.tsx';
import { clubHomePart as tips } from '#domains/tips/club-home-part.tsx';
import { clubHomePart as tokens } from '#domains/tokens/club-home-part.tsx';
import { clubHomePart as votes } from '#domains/votes/club-home-part.tsx';
import { inOrder } from '#platform/slot/slot.ts';
import { clubHomeOrder } from './club-home-order.ts';

export function fillClubHomeParts(): void {
  clubHomeParts.fill(
    inOrder(clubHomeOrder, [
      auctions,
      events,
      posts,
      checkins,
      missions,
      campaigns,
      stations,
      achievements,
      gacha,
      sets,
      votes,
      tips,
      tokens,
    ]),
  );
}
