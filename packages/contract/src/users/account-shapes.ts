// Owns the shapes of what a person can do with the whole account: download the data, delete it.
import { z } from 'zod';
import { id, time } from '../shapes.ts';

export const dataExport = z.object({
  id,
  state: z.enum(['waiting', 'running', 'ready', 'failed', 'gone']),
  /** How far it is: steps done of all steps; none of none before it began. */
  steps_done: z.int(),
  steps_all: z.int(),
  asked_at: time,
  ready_at: time.nullable(),
  /** Until when it can be fetched. */
  expires_at: time.nullable(),
  size_bytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** A club that has to be transferred or deleted before its owner can delete the account. */
export const ownedClub = z.object({ id, handle: z.string(), name: z.string() });
export type OwnedClub = z.infer<typeof ownedClub>;

export const deletion = z.object({
  /** Null where nothing is asked for, or it was taken back. */
  due_at: time.nullable(),
  /** When the last wish to be deleted was taken back by signing in. */
  cancelled_at: time.nullable(),
  owned_clubs: z.array(ownedClub),
  /** What is lost with the account: credits are not paid out, but unspent top-ups can go back to their card before. */
  value: z.object({
    credits_cents: z.int(),
    /** Of the credits: kept for bids. */
    held_cents: z.int(),
    returnable_cents: z.int(),
    /** Of a disputed payment; it stays owed. */
    owed_cents: z.int(),
    /** Copies that go out of the world with the account; unused tickets and those for sale among them. */
    items: z.int(),
    tickets: z.int(),
    listed: z.int(),
    /** Auctions led: what is still running then passes to the next bidder. */
    leading: z.int(),
    /** Fan tokens by club, the most held first: they go back to their clubs. */
    tokens: z.array(z.object({ symbol: z.string(), balance: z.int() })),
  }),
});
export type Deletion = z.infer<typeof deletion>;
