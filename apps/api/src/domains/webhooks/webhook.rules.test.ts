// Tests the decisions about webhooks: signatures that hold for one body and time, patience that ends, snippets that harm nobody.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { GIVEN_UP_AFTER_MS, isNamedOrigin, nextTry, signatureOf, snippetOf } from './webhook.rules.ts';

const at = new Date('2026-11-15T12:00:00Z');

test('a signature is the HMAC of time and body', () => {
  const signature = signatureOf({ secret: 'whsec_x', body: '{"a":1}', at });
  const t = at.getTime() / 1000;
  const v1 = createHmac('sha256', 'whsec_x').update(`${t}.{"a":1}`).digest('hex');
  expect(signature).toBe(`t=${t},v1=${v1}`);
  expect(signatureOf({ secret: 'whsec_y', body: '{"a":1}', at })).not.toBe(signature);
  expect(signatureOf({ secret: 'whsec_x', body: '{"a":2}', at })).not.toBe(signature);
});

test('tries come ever later and end, after the time at which a webhook is given up', () => {
  let now = at;
  const waits: number[] = [];
  for (let tries = 1; ; tries += 1) {
    const next = nextTry(tries, now);
    if (next === undefined) break;
    waits.push(next.getTime() - now.getTime());
    now = next;
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits).toHaveLength(8);
  expect(now.getTime() - at.getTime()).toBeGreaterThan(GIVEN_UP_AFTER_MS);
});

test('a snippet is bounded plain text', () => {
  expect(snippetOf(Buffer.from('ok'))).toBe('ok');
  expect(snippetOf(Buffer.from('a\0b\u001b[31mc'))).toBe('a b [31mc');
  expect(snippetOf(Buffer.from([0xff, 0xfe, 0x41]))).toBe('A');
  expect(snippetOf(Buffer.from('x'.repeat(5000)))).toHaveLength(300);
});

test('only whole origins are named', () => {
  expect(isNamedOrigin('http://127.0.0.1:8080/hook', ['http://127.0.0.1:8080'])).toBe(true);
  expect(isNamedOrigin('http://127.0.0.1:8081/hook', ['http://127.0.0.1:8080'])).toBe(false);
  expect(isNamedOrigin('http://127.0.0.1:8080.evil.test/', ['http://127.0.0.1:8080'])).toBe(false);
});
