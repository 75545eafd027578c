// Owns: schemas for the serialiser say what zod says, in the form that it writes fastest.
import fastJsonStringify from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchemaOf } from './json-schema.ts';

const schema = z.object({
  data: z.object({
    name: z.string(),
    nick: z.string().nullable(),
    age: z.int().nullable(),
    friend: z.object({ name: z.string() }).nullable(),
    mood: z.enum(['calm', 'loud']).nullable(),
  }),
});

test('undeclared fields never leave', () => {
  const write = fastJsonStringify(jsonSchemaOf(schema, 'output'));
  const value = {
    data: {
      name: 'Mara',
      nick: null,
      age: 3,
      friend: { name: 'Juno', secret: 1 },
      mood: 'calm',
      password: 'x',
    },
  };
  expect(JSON.parse(write(value))).toEqual({
    data: { name: 'Mara', nick: null, age: 3, friend: { name: 'Juno' }, mood: 'calm' },
  });
});

test('every null that is allowed is written as null', () => {
  const write = fastJsonStringify(jsonSchemaOf(schema, 'output'));
  const value = { data: { name: 'Mara', nick: null, age: null, friend: null, mood: null } };
  expect(JSON.parse(write(value))).toEqual(value);
});
