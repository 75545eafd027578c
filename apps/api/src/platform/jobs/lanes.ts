// Owns the lanes of work beside requests: each has workers of its own, so that nothing in one lane waits for another.

export interface LaneTerms {
  /** What is done at the same time in one process. */
  readonly workers: number;
  /** Tries after the first one, before the work is parked for the operator. */
  readonly retries: number;
  /** Seconds before the first retry, doubled with each one up to the most. */
  readonly retry_s: number;
  readonly retry_most_s: number;
  /** How long what was parked waits for the operator. */
  readonly parked_days: number;
}

const patient = { retries: 6, retry_s: 5, retry_most_s: 3600, parked_days: 30 };
/** Tried for about a day, since a mail server may be away for a night; gone after a week, since codes are in there. */
const mail = { retries: 17, retry_s: 5, retry_most_s: 10_800, parked_days: 7 };

export const lanes = {
  /** Letters that somebody waits for in front of a screen. */
  codes: { workers: 1, ...mail },
  /**
   * A moment that was promised: closing auctions, scheduled posts. Nothing in here waits for other machines or for a conversion, and
   * nothing falls due in tens of thousands at once.
   */
  urgent: { workers: 2, ...patient },
  /** Refunds, and whatever else asks the payment service, which may be slow. */
  payments: { workers: 2, ...patient },
  /** Everything else. Named as the only queue was before there were lanes, so that what waits in it is still done. */
  work: { workers: 2, ...patient },
  /** Letters that nobody waits for. */
  letters: { workers: 1, ...mail },
  /** Push services, which may be slow, and of which each phone has its own. */
  push: { workers: 1, ...patient },
  /** Addresses of clubs' own programs: strangers' servers, which may be slow or gone. */
  webhooks: { workers: 1, ...patient },
  /** Statistics, clearing, audits, conversions that broke off: may take long, and may come late. */
  background: { workers: 2, ...patient },
} as const satisfies Record<string, LaneTerms>;

export type Lane = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as Lane[];

/** A connection for each: a worker never waits for one that another lane, or a request, holds in a long transaction. */
export const laneWorkers = laneNames.reduce((sum, lane) => sum + lanes[lane].workers, 0);
