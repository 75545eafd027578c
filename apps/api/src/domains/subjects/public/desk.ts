// Owns what a domain tells a creator's desk: what waits in clubs, what is drafted there, and what has a date.
import type { Executor } from '#platform/db/executor.ts';

export interface DeskAsked {
  user_id: string;
  /** Ids of clubs in which the person may do something about it. */
  club_ids: readonly string[];
  now: Date;
}

export interface DeskWait {
  club_id: string;
  count: number;
  /** The first of them has to be answered by then. */
  due_at: Date | null;
  amount_cents: number | null;
}

export interface DeskEntry {
  id: string;
  club_id: string;
  title: string;
  at: Date;
}

/** Each one query, however many clubs somebody runs. */
export type DeskWaiting = (db: Executor, asked: DeskAsked) => Promise<readonly DeskWait[]>;
export type DeskList = (db: Executor, asked: DeskAsked) => Promise<readonly DeskEntry[]>;

/** Entries of one kind on a desk. */
export const MOST_ON_DESK = 6;
/** How far a desk looks ahead. */
export const DESK_DAYS = 14;
