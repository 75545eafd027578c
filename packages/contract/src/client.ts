// Owns the types by which a client calls endpoints: a call is named 'METHOD /path' and typed by the endpoint's constant.
// Only types leave this file, so that no schema code reaches the phone.
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { Contract } from './registry.ts';

type ValueOf<T> = T[keyof T];
type EndpointsOf<T> = Extract<ValueOf<T>, Endpoint>;
/** Every endpoint of every domain. */
export type AnyEndpoint = ValueOf<{ [Noun in keyof Contract]: EndpointsOf<Contract[Noun]> }>;

// Each by name in one table: worked out of the union of all endpoints for every call, they would soon be too much for
// the compiler.
type NameOf<E extends Endpoint> = `${E['method']} ${E['path']}`;
type Named = { [E in AnyEndpoint as NameOf<E>]: E };
export type CallName = keyof Named;

type InputOf<E, Key extends 'params' | 'query' | 'body'> = E extends { [K in Key]: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : Record<never, never>;
type Inputs = {
  [E in AnyEndpoint as NameOf<E>]: InputOf<E, 'params'> & InputOf<E, 'query'> & InputOf<E, 'body'>;
};

/** What a call must be given: `params`, `query`, `body` as far as the endpoint declares them. */
export type CallInput<Name extends CallName> = Inputs[Name];

type Answers = {
  [E in AnyEndpoint as NameOf<E>]: E extends { answer: infer A extends z.ZodType } ? z.output<A> : never;
};

/** The body of a successful answer. */
export type CallAnswer<Name extends CallName> = Answers[Name];

/** Calls that answer `{data}`, with or without more beside it. */
export type DataCallName = ValueOf<{
  [Name in CallName]: Answers[Name] extends { data: unknown } ? Name : never;
}>;

export type CallData<Name extends DataCallName> = Answers[Name]['data'];

/** Calls that answer a list paged by key. */
export type PagedCallName = ValueOf<{
  [Name in CallName]: Answers[Name] extends { data: readonly unknown[]; next_cursor: string | null }
    ? Name
    : never;
}>;

/** One entry of such a list. */
export type CallEntry<Name extends PagedCallName> = Answers[Name] extends { data: readonly (infer Entry)[] }
  ? Entry
  : never;

/** What a failed call answers. */
export interface ErrorAnswer {
  error: { code: string; message: string; details?: unknown };
}
