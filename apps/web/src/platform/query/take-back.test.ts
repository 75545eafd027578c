import { describe, expect, it } from 'vitest';
import { takeBack } from './take-back.ts';

const entry = (id: string, more: object = {}) => ({ id, ...more });

describe('taking a change back', () => {
  it('brings back what was there where nothing else happened', () => {
    const before = { mine: null as string | null, counts: { fire: 2 } };
    expect(
      takeBack(before, { mine: 'fire', counts: { fire: 3 } }, { mine: 'fire', counts: { fire: 3 } }),
    ).toBe(before);
  });

  it('leaves what others changed beside it', () => {
    const before = { following: false, followers: 3, bio: 'old' };
    const after = { ...before, following: true };
    expect(takeBack(before, after, { ...after, bio: 'new', followers: 9 })).toEqual({
      following: false,
      followers: 9,
      bio: 'new',
    });
  });

  it('leaves the same thing as somebody changed it since', () => {
    expect(takeBack({ hue: 10 }, { hue: 200 }, { hue: 300 })).toEqual({ hue: 300 });
  });

  it('takes out a field that it had put in', () => {
    const before: Record<string, number> = { fire: 1 };
    expect(takeBack(before, { fire: 1, heart: 1 }, { fire: 2, heart: 1 })).toEqual({ fire: 2 });
  });

  it('puts an entry back behind the one that it followed, whatever came meanwhile', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => entry(id));
    expect(takeBack([a, b, c], [a, c], [d, a, c])).toEqual([d, a, b, c]);
    expect(takeBack([a, b, c], [b, c], [d, b, c])).toEqual([a, d, b, c]);
  });

  it('takes an added entry out, and leaves those that others added', () => {
    const [a, own, other] = ['a', 'own', 'other'].map((id) => entry(id));
    expect(takeBack([a], [a, own], [a, own, other])).toEqual([a, other]);
  });

  it('brings the former order back, with entries of others in their place', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => entry(id));
    expect(takeBack([a, b, c], [c, a, b], [c, a, d, b])).toEqual([a, b, d, c]);
    // Somebody put them into a third order: theirs stays.
    expect(takeBack([a, b, c], [c, a, b], [b, c, a])).toEqual([b, c, a]);
  });

  it('reaches into the pages of a list, also after another page was read', () => {
    const page = (...ids: string[]) => ({ data: ids.map((id) => entry(id)), waiting: ids.length });
    const before = { pages: [page('a', 'b')], pageParams: [null] };
    const after = { pages: [page('a')], pageParams: [null] };
    const now = { pages: [page('a'), page('c')], pageParams: [null, 'x'] } as unknown as typeof before;
    expect(takeBack(before, after, now).pages).toEqual([page('a', 'b'), page('c')]);
  });

  it('puts a text back into a list of texts, and leaves those that others added', () => {
    expect(takeBack(['a', 'b'], ['b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(takeBack(['a'], ['a', 'own'], ['a', 'own', 'other'])).toEqual(['a', 'other']);
  });
});
