// @vitest-environment jsdom
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
    ['the closed door itself', '/permission-error?reason=sign-in'],
  ])('refuses %s', (_, path) => {
    expect(safeNext(path, origin)).toBeNull();
  });

  it('answers with what the browser will really open', () => {
    expect(safeNext('/a/../home', origin)).toBe('/home');
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
