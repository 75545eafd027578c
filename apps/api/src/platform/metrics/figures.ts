// Owns the names of the figures that the platform itself counts and times, each with its sentence for the reader.

export interface Figure {
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds in seconds, for times only. */
  readonly buckets?: readonly number[];
}

const httpSeconds = 'http_request';

export const counters: Readonly<Record<string, Figure>> = {
  http_refused: { help: 'Requests refused before any action ran, by reason.', labels: ['reason'] },
  after_commit_failed: {
    help: 'Hooks after a commit that threw; the calls themselves went well.',
    labels: [],
  },
  outbox_delivered: { help: 'Events that a handler has dealt with.', labels: ['handler'] },
  outbox_failed: { help: 'Failed tries of a handler.', labels: ['handler'] },
  outbox_dead: { help: 'Deliveries parked after too many tries: somebody must look.', labels: ['handler'] },
  job_done: { help: 'Jobs that ended well.', labels: ['job'] },
  job_failed: { help: 'Jobs that ended with an error.', labels: ['job'] },
  job_parked: { help: 'Jobs given up after too many tries: somebody must look.', labels: ['job'] },
  due_item_failed: { help: 'Items of a job that failed on their own; each is tried again.', labels: ['job'] },
  socket_refused: { help: 'Sockets refused or cut by a limit.', labels: ['reason'] },
  rate_limited: { help: 'Calls refused by a rate limit.', labels: ['rule'] },
};

const work = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

export const timers: Readonly<Record<string, Figure>> = {
  [httpSeconds]: {
    help: 'Time from a request to the end of its answer.',
    labels: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  },
  outbox_handler: { help: 'Time a handler took for one event.', labels: ['handler'], buckets: work },
  job: { help: 'Time a job took.', labels: ['job'], buckets: work },
};
