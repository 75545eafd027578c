// Proves that the answer of every endpoint can be written: writers are made late, so no start would tell.
import fastJsonStringify from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '#platform/http/json-schema.ts';
import { domains } from './registries/domains.ts';

test('a writer can be made of every endpoint’s answer', () => {
  const endpoints = domains
    .flatMap((domain) => domain.routes.map((route) => route.endpoint))
    .filter(({ download }) => download === undefined);
  const failed = endpoints.flatMap((endpoint) => {
    try {
      fastJsonStringify(jsonSchemaOf(endpoint.answer, 'output'));
      return [];
    } catch (error) {
      return [`${endpoint.method} ${endpoint.path}: ${(error as Error).message}`];
    }
  });
  expect(endpoints.length).toBeGreaterThan(30);
  expect(failed).toEqual([]);
});
