// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  APP_DEFAULT,
  applyTheme,
  getTheme,
  SWITCH_DEFAULT,
  setTheme,
  storedTheme,
  THEME_KEY,
} from './theme.ts';

function system(scheme: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(scheme),
    addEventListener: () => undefined,
  }));
}
const shown = () =>
  [...document.documentElement.classList].filter((name) => name === 'light' || name === 'dark');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

describe('the theme', () => {
  it('follows the system in the app and is dark in the shared switch, unless something was chosen', () => {
    expect([APP_DEFAULT, SWITCH_DEFAULT]).toEqual(['system', 'dark']);
    expect(storedTheme()).toBe('system');
    expect(storedTheme(SWITCH_DEFAULT)).toBe('dark');
    localStorage.setItem(THEME_KEY, 'light');
    expect([storedTheme(), storedTheme(SWITCH_DEFAULT)]).toEqual(['light', 'light']);
    localStorage.setItem(THEME_KEY, 'neon');
    expect(storedTheme()).toBe('system');
  });

  it('is kept under the key of the specification and shown at once', () => {
    system('dark');
    setTheme('light');
    expect(localStorage.getItem('spc-ui-theme')).toBe('light');
    expect(getTheme()).toBe('light');
    expect(shown()).toEqual(['light']);
    setTheme('system');
    expect(shown()).toEqual(['dark']);
  });

  it.each(['light', 'dark'] as const)('follows a %s system', (scheme) => {
    system(scheme);
    applyTheme('system');
    expect(shown()).toEqual([scheme]);
  });

  it.each([
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    [null, 'light', 'light'],
    ['system', 'dark', 'dark'],
  ] as const)('is the same before the first paint: kept %s, system %s', (kept, scheme, expected) => {
    system(scheme);
    if (kept) localStorage.setItem(THEME_KEY, kept);
    const script = readFileSync(join(import.meta.dirname, '../../../public/first-paint.js'), 'utf8');
    new Function(script)();
    expect(shown()).toEqual([expected]);
  });
});
