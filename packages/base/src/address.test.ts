import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageAddress, webAddress } from './address.ts';

test.each([
  ['files/a.webp', '/api', '/api/files/a.webp'],
  ['/files/a.webp', '/api/', '/api/files/a.webp'],
  ['a.webp', 'https://api.example.com', 'https://api.example.com/a.webp'],
  ['httpbin.png', '/api', '/api/httpbin.png'],
  ['//evil.example/a.png', '/api', '/api/evil.example/a.png'],
  ['\\\\evil.example/a.png', '/api', '/api/evil.example/a.png'],
  ['javascript:alert(1)', '/api', '/api/javascript:alert(1)'],
])('image address %j without http is prefixed with %j', (path, base, address) => {
  expect(imageAddress(path, base)).toBe(address);
});

test.each(['http://cdn.example/a.png', 'https://cdn.example/a.png', 'HTTPS://cdn.example/a.png', ''])(
  'image address %j stays as it is',
  (path) => {
    expect(imageAddress(path, '/api')).toBe(path);
  },
);

test.each([
  ['example.com/x', 'http://example.com/x'],
  [' example.com ', 'http://example.com'],
  ['//example.com', 'http://example.com'],
  ['javascript:alert(1)', 'http://javascript:alert(1)'],
  ['java\nscript:alert(1)', 'http://java\nscript:alert(1)'],
  ['data:text/html,<b>', 'http://data:text/html,<b>'],
  ['http:example.com', 'http://http:example.com'],
])('web address %j gets http://', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});

test.each(['http://example.com', 'https://example.com/a?b#c', 'HTTP://EXAMPLE.COM', ''])(
  'web address %j stays as it is',
  (typed) => {
    expect(webAddress(typed)).toBe(typed);
  },
);

test('no typed text becomes an address with another scheme', () => {
  const schemes = fc.constantFrom('', 'javascript:', ' JavaScript:', '\tdata:', 'vbscript:', 'file://');
  fc.assert(
    fc.property(schemes, fc.string(), (scheme, rest) => {
      const address = webAddress(scheme + rest);
      if (address === '' || !URL.canParse(address)) return;
      expect(new URL(address).protocol).toMatch(/^https?:$/);
    }),
  );
});
