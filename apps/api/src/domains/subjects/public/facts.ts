// Owns what a domain tells of people's days in a club, for the club's figures.
import type { Executor } from '#platform/db/executor.ts';

export interface FactsAsked {
  club_id: string;
  user_ids: readonly string[];
  /** Days are counted in this time zone. */
  zone: string;
  /** The first day that is asked for, as YYYY-MM-DD; null for all. */
  from: string | null;
}

export interface Fact {
  user_id: string;
  day: string;
  figure: string;
  /** What of the figure, such as a post; empty where it has no parts. */
  dimension: string;
  count: number;
  cents: number;
}

export interface FactSource {
  /** Worked out from the domain's own rows alone, so that asking twice answers the same. */
  readonly facts: (tx: Executor, asked: FactsAsked) => Promise<readonly Fact[]>;
  /** Ids of people who have any, after this one, in their order. */
  readonly people: (
    tx: Executor,
    asked: { club_id: string; after: string; limit: number },
  ) => Promise<readonly string[]>;
}

/** SQL: the day of a time, and whether it is asked for. Parameters of every source: $1 club, $2 people, $3 zone, $4 first day. */
export const dayOf = (at: string) => `to_char(${at} at time zone $3, 'YYYY-MM-DD')`;
export const fromAsked = (at: string) =>
  `($4::date is null or ${at} >= ($4::date)::timestamp at time zone $3)`;

interface Statements {
  name: string;
  /** Selects the columns of a fact. */
  facts: string;
  /** Selects `id`; $1 club, $2 after, $3 limit. */
  people: string;
}

export function factSource({ name, facts, people }: Statements): FactSource {
  return {
    async facts(tx, { club_id, user_ids, zone, from }) {
      const statement = { name: `${name}-facts`, text: facts, values: [club_id, user_ids, zone, from] };
      return (await tx.query<Fact>(statement)).rows;
    },
    async people(tx, { club_id, after, limit }) {
      const { rows } = await tx.query<{ id: string }>({ text: people, values: [club_id, after, limit] });
      return rows.map(({ id }) => id);
    },
  };
}
