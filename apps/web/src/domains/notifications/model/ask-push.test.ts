import { describe, expect, it } from 'vitest';
import { mayAsk } from './ask-push.ts';

const now_ms = 1_800_000_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const standing = { state: 'undecided', needsHomeScreen: false, asked_ms: null, now_ms } as const;

describe('asking for the permission', () => {
  it('is done where nobody decided yet', () => expect(mayAsk(standing)).toBe(true));
  it.each(['granted', 'blocked', 'unsupported'] as const)('is not done where it is %s', (state) =>
    expect(mayAsk({ ...standing, state })).toBe(false),
  );
  it('explains the home screen on an iPhone, also where nothing is supported yet', () =>
    expect(mayAsk({ ...standing, state: 'unsupported', needsHomeScreen: true })).toBe(true));
  it.each([
    [0, false],
    [-30 * DAY_MS + 1, false],
    [-30 * DAY_MS, true],
    [DAY_MS, false],
    [40 * DAY_MS, true],
  ])('asked %s ms from now: %s', (offset, asks) =>
    expect(mayAsk({ ...standing, asked_ms: now_ms + offset })).toBe(asks),
  );
});
