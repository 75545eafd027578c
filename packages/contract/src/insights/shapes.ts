// Owns the shapes of insights: a club's figures in a range, and a creator's desk. A value is null where it is about too few people.
import { z } from 'zod';
import { clubCard } from '../clubs/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import { deskDateKinds, deskDraftKinds, deskKinds, insightFigures, insightRanges } from './kinds.ts';

const day = z.string().describe('YYYY-MM-DD, as the club counts days');
const value = z.int().nullable();

const figure = z.object({
  figure: z.enum(insightFigures),
  /** How often; of `revenue` how many payments, of `active` how many people a day on average. */
  value,
  /** Of `revenue`, after fees. */
  cents: value,
  previous: z.object({ value, cents: value }),
  series: z.array(z.object({ day, value, cents: value })),
});
export type Figure = z.infer<typeof figure>;

const part = z.object({ key: z.string(), value, cents: value });

/** What could be done next, with the numbers that it follows from. */
export const insightHint = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('step-loses'),
    club_id: id,
    mission_id: id,
    mission: z.string(),
    step: z.string(),
    position: z.int(),
    percent: z.int(),
    others_percent: z.int(),
  }),
  z.object({
    kind: z.literal('no-post'),
    club_id: id,
    days: z.int(),
    active: z.int(),
    hour: z.int().nullable(),
  }),
  z.object({ kind: z.literal('more-left'), club_id: id, left: z.int(), joined: z.int() }),
  z.object({ kind: z.literal('no-mission'), club_id: id, active: z.int() }),
]);
export type InsightHint = z.infer<typeof insightHint>;

export const clubInsights = z.object({
  range: z.enum(insightRanges),
  from: day,
  to: day,
  /** The first day of the range before, which is as long. */
  previous_from: day,
  time_zone: z.string(),
  /** What one place of a series is. */
  step: z.enum(['day', 'week', 'month']),
  /** False while the club's past is still being counted. */
  counted: z.boolean(),
  members: z.object({ now: value, before: value }),
  active_week: value,
  active_month: value,
  figures: z.array(figure),
  revenue: z.array(part),
  hours: z.array(part),
  /** The hour of the day at which most fans answer posts. */
  best_hour: z.int().nullable(),
  missions: z.array(
    z.object({
      id,
      title: z.string(),
      started: value,
      done: value,
      steps: z.array(z.object({ id, title: z.string(), position: z.int(), passed: value })),
    }),
  ),
  posts: z.array(z.object({ id, text: z.string(), comments: value, reactions: value })),
  retention: z.array(z.object({ week: day, joined: value, percents: z.array(z.int().nullable()) })),
  /** Of this month, by how much they did. Figures about single people: for those who run the club alone. */
  fans: z.array(z.object({ user: userCard, acts: z.int() })),
  hint: insightHint.nullable(),
});
export type ClubInsights = z.infer<typeof clubInsights>;

const deskClub = clubCard.pick({ id: true, handle: true, name: true, hue: true, picture: true });

export const creatorDesk = z.object({
  clubs: z.array(deskClub),
  waiting: z.array(
    z.object({
      kind: z.enum(deskKinds),
      count: z.int(),
      /** The first of them has to be answered by then. */
      due_at: time.nullable(),
      amount_cents: z.int().nullable(),
      clubs: z.array(z.object({ club_id: id, count: z.int() })),
    }),
  ),
  /** All clubs together: today so far beside the same day a week ago. */
  today: z.array(z.object({ figure: z.enum(['revenue', 'active', 'mission_done']), value, week_ago: value })),
  hint: insightHint.nullable(),
  drafts: z.array(z.object({ kind: z.enum(deskDraftKinds), id, club_id: id, title: z.string(), at: time })),
  dates: z.array(z.object({ kind: z.enum(deskDateKinds), id, club_id: id, title: z.string(), at: time })),
});
export type CreatorDesk = z.infer<typeof creatorDesk>;
