// Owns how lists are paged by key: the cursor's text, the row too many that says whether a page follows, and the order in SQL.
import { invalidInput } from '@stagepass/contract/common-errors.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fail } from '../failure/failure.ts';
import { id, type KeyColumn, time } from './key-columns.ts';

/** What a caller asks for. */
export interface PageAsked {
  cursor?: string | undefined;
  limit: number;
}

/** What a store is asked for: the rows that follow `after` in the list's order, at most `limit`. */
export interface KeyPage<Key> {
  after?: Key | undefined;
  limit: number;
}

/** `KeyPage` of a keyset, for the store that reads its rows. */
export type PageOf<Set> = Set extends Keyset<infer Key> ? KeyPage<Key> : never;

/** What an endpoint answers. */
export interface Page<Entry> {
  data: Entry[];
  next_cursor: string | null;
}

interface Rows<Row> {
  rows: Row[];
  next_cursor: string | null;
}

type List<Key, Row> = (page: KeyPage<Key>) => Promise<readonly Row[]>;

export interface Keyset<Key> {
  /** The key in a cursor; one that we did not write is refused: beginning anew instead would send the same page for ever. */
  read(cursor: string | undefined, field?: string): Key | undefined;
  write(key: Key): string;
  /** What to ask a store for, where `cut` makes the page of it: one row more than the page holds. */
  ask(asked: PageAsked): KeyPage<Key>;
  /** Asks `list` for one row more than the page holds: a page follows exactly where that row is there. */
  page<Row extends Key>(asked: PageAsked, list: List<Key, Row>): Promise<Rows<Row>>;
  /** `keyOf`, where a row does not have the key's columns under their own names. */
  page<Row>(asked: PageAsked, list: List<Key, Row>, keyOf: (row: Row) => Key): Promise<Rows<Row>>;
  /** A page out of rows that were read already, one more than it holds. */
  cut<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => Key): Rows<Row>;
  /** A query of Kysely in the key's order, all columns one way, from behind `after` on. */
  apply<Query>(query: Query, page: KeyPage<Key>, direction: 'asc' | 'desc', table?: string): Query;
}

/** A list declares the columns of its key, in the order in which they sort; the last one is unique. */
export function keyset<Key extends object>(
  columns: {
    readonly [Name in keyof Key]: KeyColumn<Key[Name]>;
  },
): Keyset<Key> {
  const names = Object.keys(columns) as (keyof Key & string)[];

  function write(key: Key): string {
    return names.map((name) => columns[name].write(key[name])).join('~');
  }

  function read(cursor: string | undefined, field = 'cursor'): Key | undefined {
    if (cursor === undefined) return undefined;
    const texts = cursor.split('~');
    const values = names.map((name, at) => columns[name].read(texts[at] ?? ''));
    if (texts.length !== names.length || values.includes(undefined))
      return fail(invalidInput, {
        problems: [{ field: `query.${field}`, message: 'is not a valid cursor' }],
      });
    return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Key;
  }

  function cut<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => Key): Rows<Row> {
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const more = rows.length > limit && last !== undefined;
    return { rows: shown, next_cursor: more ? write(keyOf(last)) : null };
  }

  function ask({ cursor, limit }: PageAsked): KeyPage<Key> {
    return { after: read(cursor), limit: limit + 1 };
  }

  return {
    read,
    write,
    ask,
    cut,
    async page<Row>(asked: PageAsked, list: List<Key, Row>, keyOf = (row: Row) => row as unknown as Key) {
      return cut(await list(ask(asked)), asked.limit, keyOf);
    },
    apply<Query>(query: Query, { after, limit }: KeyPage<Key>, direction: 'asc' | 'desc', table?: string) {
      const refs = names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`));
      const sign = sql.raw(direction === 'asc' ? '>' : '<');
      let ordered = query as Ordered;
      for (const ref of refs) ordered = ordered.orderBy(ref, direction);
      if (after !== undefined)
        ordered = ordered.where(
          sql<SqlBool>`(${sql.join(refs)}) ${sign} (${sql.join(names.map((name) => after[name]))})`,
        );
      return ordered.limit(limit) as Query;
    },
  };
}

/** The part of Kysely's builder that an order needs, whatever it selects. */
interface Ordered {
  orderBy(column: RawBuilder<unknown>, direction: 'asc' | 'desc'): Ordered;
  where(condition: RawBuilder<SqlBool>): Ordered;
  limit(rows: number): Ordered;
}

/** The key of most lists: when a row was made, and its id. */
export const byCreation = keyset({ created_at: time, id });
export type CreationPage = PageOf<typeof byCreation>;
