import { expect, test } from 'vitest';
import { containsHtml } from './html.ts';

test.each([
  '<b>bold</b>',
  'before <br> after',
  '<img src=x onerror=alert(1)>',
  '</p>',
  '<A HREF="x">',
  '<a title="<">',
  '<custom-tag>',
  '<!-- note -->',
  '<!DOCTYPE html>',
  '<script\n>alert(1)</script>',
])('%j holds a tag-like sequence', (text) => {
  expect(containsHtml(text)).toBe(true);
});

test.each([
  '',
  'plain',
  'a < b and c > d',
  'I <3 you >_<',
  '5 > 3',
  '<',
  '<>',
  '< b>',
  '> <b',
  '<b',
  '&lt;b&gt;',
])('%j holds none', (text) => {
  expect(containsHtml(text)).toBe(false);
});

// A backtracking pattern would run into the test's time limit here.
test('a long text without an end is answered', () => {
  expect(containsHtml('<a'.repeat(500_000))).toBe(false);
});
