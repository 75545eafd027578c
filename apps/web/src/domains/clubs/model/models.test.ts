// Tests the plain rules of founding and changing a club.
import { beforeEach, describe, expect, it, test } from 'vitest';
import { wrongLinks } from '#domains/users/public/edited-links.ts';
import { aClub } from '../public/testing/club.ts';
import {
  type ClubDraft,
  emptyDraft,
  forgetDraft,
  foundingOf,
  keepDraft,
  keptDraftName,
  reachable,
  readDraft,
  tierTroubles,
  withName,
} from './club-draft.ts';
import { inkRatio } from './gels.ts';
import { handleFrom, isHandle } from './handle-rules.ts';
import { languageName, offeredLanguages } from './languages.ts';
import { changeOf, draftOf } from './settings-draft.ts';

const memory = new Map<string, string>();
beforeEach(() => {
  memory.clear();
  globalThis.localStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  } as unknown as Storage;
});

describe('a handle', () => {
  test.each([
    ['Third Kettle', 'third-kettle'],
    ['Café Øresund & Sons', 'cafe-oresund-sons'],
    ['Juno’s Club!!', 'junos-club'],
    ['猫', ''],
    ['-- a --', ''],
    ['The very long name of a club that never ends', 'the-very-long-name-of-a-club-t'],
  ])('from %s is %s', (name, handle) => {
    expect(handleFrom(name)).toBe(handle);
    expect(handle === '' || isHandle(handle)).toBe(true);
  });

  test.each(['ab', '-abc', 'abc-', 'a b c', 'ä-club', 'a'.repeat(31)])('is not %s', (typed) => {
    expect(isHandle(typed)).toBe(false);
  });
});

describe('a language', () => {
  it('is named as the browser names it in that language', () => {
    for (const tag of offeredLanguages('en', 'en')) {
      const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
      expect(languageName(tag)).toBe(name.charAt(0).toLocaleUpperCase(tag) + name.slice(1));
    }
  });
  it('that few speak is named as well, and offered to the club that has it', () => {
    expect(languageName('is')).toBe('Íslenska');
    expect(languageName('no such tag')).toBe('no such tag');
    expect(offeredLanguages('is', 'en')).toContain('is');
  });
});

function aDraft(change: Partial<ClubDraft> = {}): ClubDraft {
  return { ...emptyDraft(['Balcony', 'Floor']), name: 'Third Kettle', handle: 'third-kettle', ...change };
}

describe('a draft', () => {
  it('lets the handle follow the name until it is typed by hand', () => {
    expect(withName(aDraft(), 'Fourth Kettle').handle).toBe('fourth-kettle');
    expect(withName(aDraft({ handle_typed: true }), 'Fourth Kettle').handle).toBe('third-kettle');
  });

  it('leads back to the first step that lacks something', () => {
    expect(reachable(aDraft(), 'doors')).toBe('kind');
    expect(reachable(aDraft({ name: '', category: 'cafes' }), 'doors')).toBe('name');
    expect(reachable(aDraft({ category: 'cafes' }), 'doors')).toBe('doors');
  });

  it('tells empty and double tiers', () => {
    const tiers = ['Floor', ' floor ', ''].map((text, key) => ({ key, text }));
    expect([...tierTroubles(tiers)]).toEqual([
      [1, 'double'],
      [2, 'empty'],
    ]);
  });

  it('is sent without lines that were left empty', () => {
    const house_rules = ['Be kind.', ' '].map((text, key) => ({ key, text }));
    const body = foundingOf(aDraft({ category: 'cafes', house_rules }));
    expect(body).toMatchObject({ handle: 'third-kettle', house_rules: ['Be kind.'], category: 'cafes' });
    expect(foundingOf(aDraft())).toBeNull();
  });

  it('is kept for one account, and only what fits of it is read again', () => {
    keepDraft('u1', aDraft());
    expect(readDraft('u1', emptyDraft(['Balcony'])).name).toBe('Third Kettle');
    expect(readDraft('u2', emptyDraft(['Balcony'])).name).toBe('');
    expect(keptDraftName('u1')).toBe('Third Kettle');
    memory.set('spc-club-draft-u1', JSON.stringify({ name: 7, tiers: 'x', hue: 200, nonsense: true }));
    expect(readDraft('u1', emptyDraft(['Balcony']))).toEqual({ ...emptyDraft(['Balcony']), hue: 200 });
    forgetDraft('u1');
    expect(keptDraftName('u1')).toBeNull();
  });
});

describe('a gel', () => {
  it('holds ink at 9 to 1 or better, whatever the hue', () => {
    for (let hue = 0; hue < 360; hue += 1) expect(inkRatio(hue)).toBeGreaterThanOrEqual(8.8);
  });
});

describe('settings', () => {
  const club = aClub({ links: [{ label: 'Shop', url: 'https://shop.example' }] });

  it('send only what changed, and nothing for what is as it was', () => {
    expect(changeOf(draftOf(club), draftOf(club))).toEqual({});
    expect(changeOf({ ...draftOf(club), name: ' New ', hue: 20 }, draftOf(club))).toEqual({
      name: 'New',
      hue: 20,
    });
  });

  it('complete addresses and tell links that lack something', () => {
    const links = [
      { key: 0, label: 'Tour', url: 'tour.example' },
      { key: 1, label: '', url: 'x.example' },
      { key: 2, label: '', url: '' },
    ];
    expect(wrongLinks(links)).toEqual([1]);
    const fit = { ...draftOf(club), links: links.slice(0, 1) };
    expect(changeOf(fit, draftOf(club)).links).toEqual([{ label: 'Tour', url: 'http://tour.example/' }]);
  });
});
