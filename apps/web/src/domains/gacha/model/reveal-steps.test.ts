import { describe, expect, it } from 'vitest';
import { type Drawing, ending, firstState, following, lasts, type RevealState } from './reveal-steps.ts';

/** Every state with the moment at which it begins, until it waits for the person. */
function run(drawing: Drawing, from: RevealState) {
  const seen: { at: number; phase: string; ms: number }[] = [];
  let state = from;
  let ms = 0;
  for (;;) {
    seen.push({ ...state, ms });
    const wait = lasts(drawing, state);
    if (wait === null) return { seen, state, ms };
    ms += wait;
    state = following(drawing, state);
  }
}

describe('the steps of a reveal', () => {
  const one: Drawing = { qualities: ['urare'], still: false };

  it('takes the moments of the design from the tear on, and then waits', () => {
    const { seen } = run(one, { at: 0, phase: 'tearing' });
    // The tear begins at 160 ms.
    expect(seen.map(({ phase, ms }) => [phase, ms + 160])).toEqual([
      ['tearing', 160],
      ['beam', 520],
      ['silhouette', 700],
      ['print', 1000],
      ['named', 1150],
    ]);
  });

  it('runs through ten at 260 ms each and stops only at Super Rare or better', () => {
    const qualities = ['common', 'uncommon', 'srare', 'rare', 'urare', 'common'] as const;
    const ten: Drawing = { qualities, still: false };
    const first = run(ten, { at: 0, phase: 'named' });
    expect(first.state).toEqual({ at: 2, phase: 'named' });
    expect(first.seen.find(({ at }) => at === 2)?.ms).toBe(520);
    const second = run(ten, following(ten, first.state));
    expect(second.state).toEqual({ at: 4, phase: 'named' });
    const third = run(ten, following(ten, second.state));
    expect(third.state.phase).toBe('all');
  });

  it('can be skipped from the first frame on', () => {
    expect(ending(one)).toEqual({ at: 0, phase: 'named' });
    expect(ending({ qualities: ['common', 'rare'], still: false }).phase).toBe('all');
  });

  it('cuts to the final frame where less motion is wanted', () => {
    expect(firstState({ ...one, still: true }).phase).toBe('named');
    expect(firstState({ qualities: ['common', 'rare'], still: true }).phase).toBe('all');
    expect(firstState(one).phase).toBe('sealed');
  });
});
