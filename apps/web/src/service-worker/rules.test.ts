import { describe, expect, it } from 'vitest';
import { ruleFor } from './rules.ts';

const origin = 'https://stagepass.test';
const rule = (path: string, init: { method?: string; mode?: string } = {}) =>
  ruleFor(
    { url: new URL(path, origin).href, method: init.method ?? 'GET', mode: init.mode ?? 'cors' },
    origin,
  );

describe('what the service worker answers', () => {
  it.each(['/', '/discover', '/club/velvet-static', '/user/chat/c1?x=1', '/p/a'])(
    '%s from the kept shell',
    (path) => {
      expect(rule(path, { mode: 'navigate' })).toBe('shell');
    },
  );
  it.each(['/api/users/me', '/api/docs', '/socket.io/?EIO=4', '/dev/outbox', '/media/a.webp', '/robots.txt'])(
    '%s never, not even when opened as a page',
    (path) => {
      expect(rule(path)).toBe('network');
      expect(rule(path, { mode: 'navigate' })).toBe('network');
    },
  );
  it('files with a hash from what was kept', () => {
    expect(rule('/assets/shell-abc.js')).toBe('kept');
  });
  it('neither writes nor other hosts', () => {
    expect(rule('/discover', { method: 'POST', mode: 'navigate' })).toBe('network');
    expect(rule('https://elsewhere.test/assets/a.js')).toBe('network');
  });
});
