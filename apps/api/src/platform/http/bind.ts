// Owns the meeting of an endpoint's constant and the action that answers it.
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import type { z } from 'zod';
import type { Tx } from '../db/db.ts';
import { type IdempotentCall, withIdempotency } from '../idempotency/idempotency.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from './actor.ts';

type Parsed<E, Key extends string> = E extends { [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

export interface CookieOptions {
  path: string;
  max_age_s: number;
}

/** A file that somebody sent: on disk for as long as the call takes. */
export interface Upload {
  readonly file: string;
  readonly size_bytes: number;
  readonly type: string;
}

/** What an action gets: the input, already checked, and who is calling. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  /** The file of an upload endpoint. */
  readonly upload: E extends { upload: object } ? Upload : undefined;
  readonly actor: Actor;
  /** What makes the call the same one again, where the endpoint is idempotent; for actions that save the answer themselves. */
  readonly idempotency: E extends { idempotent: true } ? IdempotentCall : undefined;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly loopback: boolean;
    readonly user_agent: string;
    readonly signal: AbortSignal;
  };
  cookie(name: string): string | undefined;
  /** HttpOnly, SameSite=Lax, Secure where we are on https. */
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (platform: Platform, call: never, ahead: never) => Promise<unknown>;
  /** Reads what the handler will need while the call is being counted against its limits; it must change nothing. */
  readonly ahead?: (platform: Platform, call: never) => Promise<unknown>;
  /** The handler answers text that is JSON already. */
  readonly written?: true;
}

/** An answer written by the handler itself, for the few that are asked for more often than all others. */
export interface WrittenAnswer {
  readonly json: string | Buffer;
  /** With a tag the client may keep it and ask whether it still holds. */
  readonly etag?: string;
  /**
   * Given where the bytes hang on nothing but the address: while it says so, the next visitors get them without any question.
   */
  readonly holds?: () => boolean;
}

/** The answer is typed by the endpoint's schema: a field that is missing or misspelt does not compile. */
export function bind<E extends Endpoint>(
  endpoint: E,
  handle: (platform: Platform, call: Call<E>) => Promise<z.input<E['answer']>>,
): Route {
  return { endpoint, handle };
}

type DataEndpoint = Endpoint & { answer: z.ZodType<unknown, { data: unknown }> };

/** For an answer that is `{data}`: the handler gives the data alone. */
export function bindData<E extends DataEndpoint>(
  endpoint: E,
  handle: (platform: Platform, call: Call<E>) => Promise<z.input<E['answer']>['data']>,
): Route {
  return { endpoint, handle: async (platform, call: Call<E>) => ({ data: await handle(platform, call) }) };
}

/** For a call whose answer says nothing but that it was done. */
export function bindDone<E extends Endpoint & { answer: z.ZodType<unknown, { data: { done: true } }> }>(
  endpoint: E,
  act: (platform: Platform, call: Call<E>) => Promise<unknown>,
): Route {
  const handle = async (platform: Platform, call: Call<E>) => {
    await act(platform, call);
    return { data: { done: true } };
  };
  return { endpoint, handle };
}

/** A file on its way out: sent while it is read, so that a big one needs no more memory. */
export interface Download {
  readonly name: string;
  readonly parts: AsyncIterable<string | Buffer> | Iterable<Buffer>;
  /** Where it is known before all of it is read, so that the phone can show how far it is. */
  readonly size_bytes?: number;
}

/** Whatever may refuse the download is asked before the handler answers: with the first part it is too late. */
export function bindDownload<E extends Endpoint & { download: object }>(
  endpoint: E,
  handle: (platform: Platform, call: Call<E>) => Promise<Download>,
): Route {
  return { endpoint, handle };
}

/**
 * For a keyed call: the work is done once, in one transaction with its key, and its result is saved there. Whoever sends the call
 * again gets an answer made from that result; a failure frees the key.
 */
export function bindOnce<E extends DataEndpoint & { idempotent: true }, Result>(
  endpoint: E,
  work: (platform: Platform, tx: Tx, call: Call<E>) => Promise<Result>,
  answer: (platform: Platform, result: Result, call: Call<E>) => Promise<z.input<E['answer']>['data']>,
): Route {
  return bindData(endpoint, async (platform, call) => {
    const key = call.idempotency as IdempotentCall;
    const once = (tx: Tx) => withIdempotency(tx, key, () => work(platform, tx, call));
    return answer(platform, await platform.db.transaction(once), call);
  });
}

/**
 * The answer goes out as it was written: no serialiser leaves out what is not declared. Tests parse it and compare it with the
 * schema, and views build it from named fields only.
 */
export function bindWritten<E extends Endpoint>(
  endpoint: E,
  handle: (platform: Platform, call: Call<E>) => Promise<WrittenAnswer>,
): Route {
  return { endpoint, handle, written: true };
}

/** The same where a reading that every such call begins with need not wait until its limits are counted. */
export function bindWrittenAhead<E extends Endpoint, Read>(
  endpoint: E,
  ahead: (platform: Platform, call: Pick<Call<E>, 'actor' | 'params'>) => Promise<Read>,
  handle: (platform: Platform, call: Call<E>, read: Promise<Read>) => Promise<WrittenAnswer>,
): Route {
  return { endpoint, ahead, handle, written: true };
}
