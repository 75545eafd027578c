// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { copyIn, defineCopy, errorSentence } from './copy.ts';
import { followLocale } from './follow-locale.ts';
import { english, getLocale, loadPseudoLocale, setLocale, wantsPseudo } from './locale.ts';

const catalogue = defineCopy({
  title: 'Settings',
  hello: 'Hello {name}',
  devices: { one: '{count} device of {name}', other: '{count} devices of {name}' },
  group: { inner: 'Inside', other: 'A text that is called other' },
  errors: { 'auth.wrong': 'That was wrong.' },
});

afterEach(() => setLocale(english));

describe('the catalogue', () => {
  const copy = copyIn(catalogue, english);

  it('gives plain texts as strings and fills placeholders', () => {
    expect(copy.title).toBe('Settings');
    expect(copy.hello({ name: 'Mara' })).toBe('Hello Mara');
    expect(copy.group).toEqual({ inner: 'Inside', other: 'A text that is called other' });
  });

  it('chooses the plural form and writes numbers as the language does', () => {
    expect(copy.devices({ count: 1, name: 'Bea' })).toBe('1 device of Bea');
    expect(copy.devices({ count: 0, name: 'Bea' })).toBe('0 devices of Bea');
    expect(copy.devices({ count: 1234, name: 'Bea' })).toBe('1,234 devices of Bea');
  });

  it('does not read values as patterns', () => {
    expect(copy.hello({ name: '{name} $& $1' })).toBe('Hello {name} $& $1');
  });

  it('is the same object each time, so that it can be a dependency', () => {
    expect(copyIn(catalogue, english)).toBe(copy);
  });
});

describe('the pseudo-locale', () => {
  it('is asked for in the address or on the device', () => {
    expect(wantsPseudo('?locale=pseudo')).toBe(true);
    expect(wantsPseudo('')).toBe(false);
    localStorage.setItem('spc-locale', 'pseudo');
    expect(wantsPseudo('')).toBe(true);
    localStorage.removeItem('spc-locale');
  });

  it('turns the page round and keeps placeholders and plurals working', async () => {
    await loadPseudoLocale();
    const copy = copyIn(catalogue, getLocale());
    expect(document.documentElement.dir).toBe('rtl');
    expect(copy.title).not.toBe('Settings');
    expect(copy.hello({ name: 'Mara' })).toContain('Mara');
    expect(copy.devices({ count: 2, name: 'Bea' })).toMatch(/^\[2 .*Bea.*\]$/);
  });

  it('comes and goes with what another tab keeps', async () => {
    followLocale();
    const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    localStorage.setItem('spc-locale', 'pseudo');
    tell('spc-ui-theme');
    expect(getLocale()).toBe(english);
    tell('spc-locale');
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('en-XA'));
    const there = copyIn(catalogue, getLocale());
    localStorage.clear();
    tell(null);
    expect(getLocale()).toBe(english);
    await loadPseudoLocale();
    expect(copyIn(catalogue, getLocale())).toBe(there);
  });
});

describe('errorSentence', () => {
  const fail = (code: string, message = '') => new ApiError({ status: 400, code, message });
  const copy = copyIn(catalogue, english);

  it('takes the domain’s sentence, then the common one, then the server’s', () => {
    expect(errorSentence(copy, fail('auth.wrong', 'server'))).toBe('That was wrong.');
    expect(errorSentence(copy, fail('network'))).toMatch(/Couldn’t connect/);
    expect(errorSentence(copy, fail('clubs.full', 'The club is full.'))).toBe('The club is full.');
  });
  it('says something for what nobody expected', () => {
    expect(errorSentence(copy, new Error('boom'))).toMatch(/went wrong on our side/);
    expect(errorSentence(copy, fail('new-code'))).toMatch(/went wrong on our side/);
  });
});
