// Owns what an endpoint is: one constant that the server binds, the client is typed by, and OpenAPI is printed from.
import type { TokenScope } from '@stagepass/base/token-scopes.ts';
import type { z } from 'zod';
import type { Feature } from './features.ts';

/** Who may call, decided before any handler runs. Finer permission is the domain's policy. */
export type Who =
  /** Anyone, signed in or not. */
  | 'visitor'
  /** Any signed-in account, also one whose email is not verified yet. */
  | 'fan'
  /** A signed-in account with a verified email: may spend and post. */
  | 'verified'
  /** The site operator. */
  | 'operator';

/** At most `limit` calls in `window_s` seconds, counted by caller; shared between replicas. */
export interface RateRule {
  readonly by: 'address' | 'user';
  readonly limit: number;
  readonly window_s: number;
}

/** An expected failure: its code for programs, its status for HTTP and its sentence for people. */
export interface ErrorCode<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint {
  readonly method: Method;
  /** Below the API's base address; parameters as `:name`. */
  readonly path: string;
  /** One sentence for the API's reader. */
  readonly summary: string;
  readonly who: Who;
  /** What a personal access token must be made for to open this; left out, no token does. */
  readonly scope?: TokenScope;
  /** What the site operator can switch off: the call is refused meanwhile. */
  readonly feature?: Feature;
  readonly rates?: readonly RateRule[];
  /** The call moves value: it must carry an `Idempotency-Key` header. */
  readonly idempotent?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a file sent as it is, of one of these content types. */
  readonly upload?: { readonly types: readonly string[]; readonly max_bytes: number };
  /** The answer is a file to be saved, of this content type, sent while it is read; `answer` says what is in it. */
  readonly download?: { readonly type: string };
  /** The whole answer; fields that are not declared here never leave the server. */
  readonly answer: z.ZodType;
  /** HTTP status of success; 200 if left out. */
  readonly status?: 200 | 201 | 202;
  readonly errors: readonly ErrorCode[];
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export function errorCode<const Code extends string>(
  code: Code,
  status: number,
  message: string,
): ErrorCode<Code> {
  return { code, status, message };
}
