// Owns the types of columns that a list's key is made of: how each is written into a cursor, and what of it is taken back.
import { isId } from '@stagepass/contract/shapes.ts';

export interface KeyColumn<Value> {
  write(value: Value): string;
  /** Undefined for a text that no row can have: PostgreSQL answers such a value with an error. */
  read(text: string): Value | undefined;
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const INT_MOST = 2_147_483_647;

/** In milliseconds, as the clock gives times. */
export const time: KeyColumn<Date> = {
  write: (at) => at.getTime().toString(36),
  read: (text) => {
    const ms = /^[0-9a-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;
    return ms <= LATEST_MS ? new Date(ms) : undefined;
  },
};

export const id: KeyColumn<string> = { write: String, read: (text) => (isId(text) ? text : undefined) };

/** `2026-11-15` */
export const day: KeyColumn<string> = {
  write: String,
  read: (text) =>
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined,
};

/** Whole numbers from zero on; without a bound, those of an `int` column. */
export function whole(most = INT_MOST): KeyColumn<number> {
  return {
    write: String,
    read: (text) => (/^[0-9]{1,16}$/.test(text) && Number(text) <= most ? Number(text) : undefined),
  };
}

/** Of a `bigint` column. */
export const bigWhole = whole(Number.MAX_SAFE_INTEGER);

export const float: KeyColumn<number> = {
  write: String,
  read: (text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
};

/** Of a `real` column, which holds less than a number of JavaScript. */
export const real: KeyColumn<number> = {
  write: String,
  read: (text) => (text !== '' && Number.isFinite(Math.fround(Number(text))) ? Number(text) : undefined),
};

export const text: KeyColumn<string> = {
  write: (value) => Buffer.from(value).toString('base64url'),
  read: (written) => {
    const value = Buffer.from(written, 'base64url').toString('utf8');
    return value.includes('\0') ? undefined : value;
  },
};
