// Owns what those who run a club read: who subscribes, and the figures.
import type { SubscriptionStatus } from '@stagepass/base/subscription-kinds.ts';
import type { Subscriber, SubscriptionFigures } from '@stagepass/contract/subscriptions/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { countFigures, countLeft, countReasons, sumMonths } from '../figures.store.ts';
import { byStart, listOfClub } from '../subscriptions.store.ts';
import { presentSubscribers } from '../views.ts';

const DAY_MS = 86_400_000;
const CHURN_DAYS = 30;
const REASON_DAYS = 90;

export async function readSubscribers(
  platform: Platform,
  actor: Actor,
  club: string,
  asked: PageAsked & { status?: SubscriptionStatus | undefined; plan_id?: string | undefined },
): Promise<Page<Subscriber>> {
  const { db } = platform;
  const { id: club_id } = (await loadClubFor(platform, db, actor, club, 'manage-sales')).club;
  const { status, plan_id } = asked;
  const found = await byStart.page(asked, (page) => listOfClub(db, { club_id, status, plan_id }, page));
  return { data: await presentSubscribers(platform, db, found.rows), next_cursor: found.next_cursor };
}

export async function readFigures(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<SubscriptionFigures> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, id, 'manage-sales');
  const now = platform.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const of = { club_id: club.id, since: daysAgo(CHURN_DAYS) };
  const { subscribers, recurring_cents, started, ended, before, ...counts } = await countFigures(db, of);
  const left = await countLeft(db, of);
  return {
    ...{ subscribers, counts, recurring_cents, started_30d: started, ended_30d: ended },
    churn_bp: before === 0 ? 0 : Math.round((left * 10_000) / before),
    reasons: await countReasons(db, { club_id: club.id, since: daysAgo(REASON_DAYS) }),
    months: await sumMonths(db, { club_id: club.id, now, time_zone: club.time_zone }),
  };
}
