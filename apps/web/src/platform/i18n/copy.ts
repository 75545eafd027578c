// Owns the message catalogue: texts with {placeholders} and plurals, typed from their literals, in the current locale.
import { ApiError } from '../api/api-error.ts';
import { knownSite } from '../site/known-site.ts';
import { commonCopy } from './common-copy.ts';
import { numberIn, pluralIn } from './formats.ts';
import { getLocale, type Locale, useLocale } from './locale.ts';

/** One form per plural category of the language; English has `one` and `other`. */
type Plural = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };
type Message = string | Plural;
export interface Catalogue {
  readonly [key: string]: Message | Catalogue;
}

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Values<Names extends string> = { readonly [Name in Names]: string | number };

/** A group may have a text called `other` too: only one made of nothing but categories is a plural. */
type IsPlural<M> = M extends { readonly other: string }
  ? [Exclude<keyof M, Intl.LDMLPluralRule>] extends [never]
    ? true
    : false
  : false;

type Said<M> = M extends string
  ? [Placeholder<M>] extends [never]
    ? string
    : (values: Values<Placeholder<M>>) => string
  : IsPlural<M> extends true
    ? (values: { readonly count: number } & Values<Exclude<Placeholder<M[keyof M]>, 'count'>>) => string
    : { readonly [Key in keyof M]: Said<M[Key]> };

/** The catalogue as screens use it: plain texts are strings, texts with placeholders and plurals are functions. */
export type Copy<C extends Catalogue> = { readonly [Key in keyof C]: Said<C[Key]> };

export function defineCopy<const C extends Catalogue>(messages: C): C {
  return messages;
}

const categories = new Set<string>([
  'zero',
  'one',
  'two',
  'few',
  'many',
  'other',
] satisfies Intl.LDMLPluralRule[]);

function isPlural(message: Message | Catalogue): message is Plural {
  if (typeof message !== 'object' || typeof message.other !== 'string') return false;
  return Object.keys(message).every((key) => categories.has(key));
}

function fill(text: string, values: Readonly<Record<string, string | number>>, { tag }: Locale): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numberIn(tag, value) : value;
  });
}

function sayMessage(message: Message | Catalogue, locale: Locale): unknown {
  if (typeof message === 'string') {
    const text = locale.say(message);
    if (!/\{\w+\}/.test(text)) return text;
    return (values: Record<string, string | number>) => fill(text, values, locale);
  }
  if (!isPlural(message)) return sayAll(message, locale);
  return (values: Record<string, string | number>) => {
    const count = Number(values.count);
    const form = message[pluralIn(locale.tag, count)] ?? message.other;
    return fill(locale.say(form), values, locale);
  };
}

function sayAll(catalogue: Catalogue, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, sayMessage(message, locale)]),
  );
}

const said = new WeakMap<Locale, WeakMap<Catalogue, unknown>>();

/** The catalogue in a locale; the same object for the same pair, so that it is safe as a dependency. */
export function copyIn<C extends Catalogue>(catalogue: C, locale: Locale): Copy<C> {
  let perLocale = said.get(locale);
  if (!perLocale) {
    perLocale = new WeakMap();
    said.set(locale, perLocale);
  }
  let copy = perLocale.get(catalogue);
  if (!copy) {
    copy = sayAll(catalogue, locale);
    perLocale.set(catalogue, copy);
  }
  return copy as Copy<C>;
}

export function useCopy<C extends Catalogue>(catalogue: C): Copy<C> {
  return copyIn(catalogue, useLocale());
}

interface WithErrors {
  readonly errors?: Readonly<Record<string, unknown>>;
  readonly contact?: Readonly<Record<string, unknown>>;
}

/** The one sentence about a failure: the domain's for its code, else the common one, else what the server said. */
export function errorSentence(copy: WithErrors, error: unknown): string {
  const common: Readonly<Record<string, string>> = copyIn(commonCopy, getLocale()).errors;
  const fallback = common.internal ?? '';
  if (!(error instanceof ApiError)) return fallback;
  const own = copy.errors?.[error.code];
  const sentence = typeof own === 'string' ? own : (common[error.code] ?? (error.message || fallback));
  return withContact(copy, error.code, sentence);
}

/** What to write where is added only on a site that has an address (`contact` of the catalogue, by code). */
function withContact({ contact = {} }: WithErrors, code: string, sentence: string): string {
  const address = knownSite()?.contact_email ?? null;
  const further =
    contact[code] ?? (copyIn(commonCopy, getLocale()).contact as Readonly<Record<string, unknown>>)[code];
  return address === null || typeof further !== 'function'
    ? sentence
    : `${sentence} ${further({ contact: address })}`;
}
