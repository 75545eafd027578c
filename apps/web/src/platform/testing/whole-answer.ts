// Owns that what a test lets the server answer is a whole answer of the contract: a test says what matters, the schema fills the rest.
import type { CallAnswer, CallName } from '@stagepass/contract/client.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { contract } from '@stagepass/contract/registry.ts';

/** As much of it as a test cares about. */
export type Partly<Value> = Value extends readonly (infer Entry)[]
  ? readonly Partly<Entry>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Partly<Value[Key]> | undefined }
    : Value;

/** What an endpoint answers as its data, as much as a test says of it. */
export type DataOf<Name extends CallName> =
  CallAnswer<Name> extends { data: infer Data } ? Partly<Data> : never;

/**
 * What is not given is empty, null, false, zero or the first of what may stand there. A name that the contract does not know, or a
 * word that may not stand there, fails the test, also where it came by a way that the compiler does not see.
 */
export function wholeAnswer(name: CallName, given: object): unknown {
  const { answer } = endpoints().get(name) ?? {};
  if (answer === undefined) throw new Error(`the contract knows no answer of ${name}`);
  return complete(answer, given, name);
}

let known: Map<string, Endpoint> | undefined;
function endpoints(): Map<string, Endpoint> {
  known ??= new Map(
    Object.values(contract)
      .flatMap((domain) => Object.values<Endpoint>(domain as Record<string, Endpoint>))
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  );
  return known;
}

type Schema = NonNullable<Endpoint['answer']>;

/** As far as answers use it. */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
  values?: unknown[];
  entries?: Record<string, unknown>;
  getter?: () => Schema;
}

const EMPTY: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  int: 0,
  boolean: false,
  null: null,
  unknown: null,
  any: null,
};

function complete(schema: Schema, given: unknown, at: string): unknown {
  const def = schema._zod.def as unknown as Def;
  switch (def.type) {
    case 'object':
      return completeObject(def.shape ?? {}, given, at);
    case 'array':
      return Array.isArray(given)
        ? given.map((one: unknown, index) => complete(def.element as Schema, one, `${at}.${index}`))
        : [];
    case 'nullable':
      return given === undefined || given === null ? null : complete(def.innerType as Schema, given, at);
    case 'optional':
      return given === undefined ? undefined : complete(def.innerType as Schema, given, at);
    case 'default':
    case 'readonly':
      return complete(def.innerType as Schema, given, at);
    case 'pipe':
      return complete(def.in as Schema, given, at);
    case 'lazy':
      return complete(def.getter?.() as Schema, given, at);
    case 'union':
      return complete(optionFor(def.options ?? [], given, at), given, at);
    case 'record':
      return given ?? {};
    case 'enum':
      return oneOf(Object.values(def.entries ?? {}), given, at);
    case 'literal':
      return oneOf(def.values ?? [], given, at);
  }
  if (given !== undefined) return given;
  if (!(def.type in EMPTY)) throw new Error(`no sample is known for ${def.type} at ${at}`);
  return EMPTY[def.type];
}

function oneOf(words: readonly unknown[], given: unknown, at: string): unknown {
  if (given === undefined) return words[0];
  if (!words.includes(given)) throw new Error(`the contract knows no ${String(given)} at ${at}`);
  return given;
}

function completeObject(shape: Record<string, Schema>, given: unknown, at: string): unknown {
  const own = (given ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(own).filter((key) => !(key in shape));
  if (unknown.length > 0) throw new Error(`the contract knows no ${unknown.join(', ')} at ${at}`);
  const entries = Object.entries(shape).map(([key, part]) => [key, complete(part, own[key], `${at}.${key}`)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The first whose literals and names agree with what is given. */
function optionFor(options: readonly Schema[], given: unknown, at: string): Schema {
  const found = options.find((option) => {
    const { type, shape, values } = option._zod.def as unknown as Def;
    if (type !== 'object') return given === undefined || (values ?? [given]).includes(given);
    return (
      typeof given === 'object' &&
      given !== null &&
      Object.entries(given).every(([key, value]) => {
        const part = shape?.[key];
        const literal = (part?._zod.def as unknown as Def | undefined)?.values;
        return part !== undefined && (literal === undefined || literal.includes(value));
      })
    );
  });
  if (found === undefined && options[0] === undefined) throw new Error(`nothing may stand at ${at}`);
  return (found ?? options[0]) as Schema;
}
