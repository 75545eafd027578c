// Tests that answers are written as declared, also the first ones that come at once.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerWriter } from './answer-writer.ts';

test('what is not declared is left out, from the first answer on', async () => {
  let made = 0;
  const answer = z.object({
    get data() {
      made += 1;
      return z.object({ name: z.string(), nick: z.string().nullable() });
    },
  });
  const before = made;
  const write = answerWriter({ answer });
  expect(made).toBe(before);
  const given = { data: { name: 'Mara', nick: null, password: 'x' }, more: 1 };
  const texts = await Promise.all([write(given), write(given), write(given)]);
  expect(texts).toEqual(Array.from({ length: 3 }, () => '{"data":{"name":"Mara","nick":null}}'));
  const once = made;
  // Also where another server of the process writes it.
  for (const again of [write, answerWriter({ answer })])
    expect(await again({ data: { name: 'Juno', nick: 'J' } })).toBe('{"data":{"name":"Juno","nick":"J"}}');
  expect(made).toBe(once);
});

test('an answer that lacks something is a failure, not half an answer', async () => {
  const write = answerWriter({ answer: z.object({ data: z.object({ name: z.string() }) }) });
  await expect(write({ data: {} })).rejects.toThrow('required');
});
