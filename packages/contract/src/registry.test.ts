// Owns: what holds for every endpoint of the contract: names, strict input, declared failures, the seed's calls as they were given.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { commonErrors } from './common-errors.ts';
import type { Endpoint, ErrorCode } from './endpoint.ts';
import { contract } from './registry.ts';
import { id, idFilter, isId } from './shapes.ts';

const all: [string, Endpoint][] = Object.values(contract)
  .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]);

/** The specification's own spellings, and that of a browser's push subscription; everything new is kebab-case and snake_case. */
const seedPaths = /^\/(auth\/system|public)\//;
const seedFields = new Set(['rawPassword', 'expirationTime']);

test('no two endpoints share method and path', () => {
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
});

test.each(all.filter(([, { path }]) => !seedPaths.test(path)))('%s is spelt in kebab-case', (_, { path }) => {
  expect(path).toMatch(/^(\/(:[a-z_]+|[a-z0-9]+(-[a-z0-9]+)*))+(\.(csv|ics|pdf|zip))?$/);
});

/** A body of several forms refuses in each of them. */
function alternativesOf(schema: z.ZodType | undefined): readonly z.ZodType[] {
  if (schema === undefined) return [];
  return schema instanceof z.ZodDiscriminatedUnion ? (schema.options as z.ZodType[]) : [schema];
}

test.each(all)('%s refuses fields that it does not know', (_, { params, query, body }) => {
  for (const schema of [params, query, body].flatMap(alternativesOf)) {
    const outcome = schema.safeParse({ a_field_nobody_knows: 1 });
    const issues = outcome.error?.issues ?? [];
    expect(issues.some((issue) => issue.code === 'unrecognized_keys')).toBe(true);
  }
});

function fieldsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, ...rest } = node as { properties?: Record<string, unknown> };
  return [
    ...Object.keys(properties),
    ...Object.values(properties).flatMap(fieldsOf),
    ...Object.values(rest).flatMap(fieldsOf),
  ];
}

test.each(all)('%s names its fields in snake_case', (_, { params, query, body, answer }) => {
  for (const schema of [params, query, body, answer]) {
    if (schema === undefined) continue;
    for (const field of fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))
      expect(seedFields.has(field) || /^[a-z0-9]+(_[a-z0-9]+)*$/.test(field), field).toBe(true);
  }
});

test.each(all.filter(([, { download }]) => download === undefined))(
  '%s answers inside the envelope',
  (_, { answer }) => {
    expect(Object.keys((answer as z.ZodObject).shape)).toContain('data');
  },
);

/** Nobody is kept from leaving. */
const unbounded = new Set(['DELETE /auth/session']);

test.each(all.filter(([name, { method }]) => method !== 'GET' && !unbounded.has(name)))(
  '%s changes something, and not as often as a program likes',
  (_, { rates = [] }) => {
    expect(rates.length).toBeGreaterThan(0);
  },
);

test.each(all)('%s declares what it answers to a malformed id', (_, { params, body, errors }) => {
  const codes = errors.map(({ code }) => code);
  for (const schema of [params, body])
    for (const field of Object.values((schema as z.ZodObject | undefined)?.shape ?? {})) {
      const issues = (field as z.ZodType).safeParse('no id of ours').error?.issues ?? [];
      for (const issue of issues as { params?: { not_found?: ErrorCode } }[])
        if (issue.params?.not_found !== undefined) expect(codes).toContain(issue.params.not_found.code);
    }
});

test.each(all)('%s filters by no id that could be malformed', (_, { query }) => {
  for (const field of Object.values(query?.shape ?? {}))
    expect(field instanceof z.ZodOptional ? field.unwrap() : field).not.toBe(id);
  expect(isId(idFilter.parse('no-id') ?? '')).toBe(true);
});

test('a code means one thing everywhere', () => {
  const meanings = new Map<string, string>();
  for (const error of [...commonErrors, ...all.flatMap(([, endpoint]) => endpoint.errors)]) {
    const meaning = `${error.status} ${error.message}`;
    expect(meanings.get(error.code) ?? meaning).toBe(meaning);
    meanings.set(error.code, meaning);
  }
});

const seedCalls: [string, Record<string, unknown>][] = [
  ['POST /auth/system', { email: 'a@b.test', password: 'x' }],
  ['POST /auth/firebase', { firebase_token: 'x' }],
  ['POST /auth/discord', { code: 'x', redirect_uri: '/discord' }],
  ['POST /auth/system/register', { email: 'a@b.test', password: 'x', rawPassword: 'x' }],
  ['POST /auth/system/validateEmail', { email: 'a@b.test' }],
  ['POST /auth/system/validateUsername', { user_name: 'mara' }],
  ['POST /public/getTwitterAuthLink', { redirect_url: '/auth' }],
  ['POST /public/verifyTwitter', { oauth_token: 'x', oauth_verifier: 'x', oauth_token_secret: 'x' }],
  ['POST /auth/system/verifyOtp', { otp: '123456', user_id: 'u1' }],
  ['POST /auth/system/resendOTP', { email: 'a@b.test' }],
  ['POST /auth/system/resetPassword', { email: 'a@b.test' }],
  ['POST /auth/system/verifyResetPassword', { email: 'a@b.test', otp: '123456', password: 'x' }],
];

test.each(seedCalls)('%s takes the payload of the specification', (name, payload) => {
  const found = all.find(([other]) => other === name)?.[1];
  expect(found?.who).toBe('visitor');
  expect(found?.body?.safeParse(payload).error).toBeUndefined();
});
