// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOf, safeNext, withNext } from './next.ts';

const origin = 'https://stagepass.test';

describe('safeNext', () => {
  it.each(['/home', '/club/velvet-static?tab=posts#top', '/user/chat/c1', '/p/a%2Fb'])('takes %s', (path) => {
    expect(safeNext(path, origin)).toBe(path);
  });

  it.each([
    ['another origin', 'https://evil.test/'],
    ['a scheme', 'javascript:alert(1)'],
    ['no scheme but a host', '//evil.test'],
    ['a backslash for a slash', '/\\evil.test'],
    ['a backslash further on', '/home\\..\\..'],
    ['a tab that browsers drop', '/\t/evil.test'],
    ['a line break that browsers drop', '/\n/evil.test'],
    ['no leading slash', 'home'],
    ['nothing', ''],
    ['null', null],
    ['the sign-in page itself', '/auth?next=/home'],
    ['the permission error itself', '/permission-error?reason=sign-in'],
    ['a host that appears once the dots are resolved', '/..//evil.example'],
    ['the same with encoded dots', '/%2e%2e//evil.example'],
    ['a host after a folder that is left again', '/home/..//evil.example'],
  ])('refuses %s', (_, path) => {
    expect(safeNext(path, origin)).toBeNull();
  });

  it('answers with what the browser will really open', () => {
    expect(safeNext('/a/../home', origin)).toBe('/home');
  });

  it('stays on our origin, whatever is put together from what turns a path into a host', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'evil.example',
      'home',
    );
    const hostile = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
      fc.string(),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(hostile, (raw) => {
        const path = safeNext(raw, origin);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        // Read again as a browser or a router would: the same page of ours.
        const opened = new URL(path, origin);
        expect([opened.origin, opened.pathname + opened.search + opened.hash]).toEqual([origin, path]);
        expect(safeNext(path, origin)).toBe(path);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('withNext and nextOf', () => {
  it('carry a path there and back', () => {
    const path = withNext('/auth?mode=register', '/club/a?b=c&d=e');
    expect(path.startsWith('/auth?mode=register&next=')).toBe(true);
    expect(nextOf(path.slice(path.indexOf('?')))).toBe('/club/a?b=c&d=e');
  });
  it('leave a foreign one out', () => {
    expect(withNext('/auth', '//evil.test')).toBe('/auth');
    expect(nextOf('?next=https%3A%2F%2Fevil.test')).toBeNull();
  });
});
