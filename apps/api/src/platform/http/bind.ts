// Owns the meeting of an endpoint's constant and the action that answers it.
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import type { z } from 'zod';
import type { Platform } from '../platform.ts';
import type { Actor } from './actor.ts';

type Parsed<E, Key extends string> = E extends { [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

export interface CookieOptions {
  path: string;
  max_age_s: number;
}

/** What an action gets: the input, already checked, and who is calling. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  /** The file of an upload endpoint. */
  readonly upload: E extends { upload: object } ? { bytes: Buffer; type: string } : undefined;
  readonly actor: Actor;
  readonly request: {
    readonly id: string;
    readonly address: string;
    readonly loopback: boolean;
    readonly user_agent: string;
    readonly idempotency_key: string | undefined;
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
  ahead: (platform: Platform, call: Call<E>) => Promise<Read>,
  handle: (platform: Platform, call: Call<E>, read: Promise<Read>) => Promise<WrittenAnswer>,
): Route {
  return { endpoint, ahead, handle, written: true };
}
