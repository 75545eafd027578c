// Owns a vote as the server answers it, for tests of every screen that shows one.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';

export const anOption = (
  place: number,
  label: string,
  ballots: number | null,
): VoteView['options'][number] => ({
  id: `o${place}`,
  place,
  label,
  picture: null,
  ballots,
  weight: ballots,
});

export function aVote(change: Partial<VoteView> = {}): VoteView {
  return {
    id: 'v1',
    club: { id: 'c1', handle: 'velvet-static', name: 'Velvet Static', hue: 355, picture: null },
    title: 'Which song opens the Lisbon show?',
    story: '',
    state: 'open',
    version: 1,
    choice: 'single',
    most_choices: 1,
    weighting: 'one',
    weights: [],
    token: null,
    changeable: true,
    results: 'live',
    binding: false,
    condition: null,
    opens_at: '2026-11-15T12:00:00Z',
    closes_at: '2999-11-20T12:00:00Z',
    closed_at: null,
    options: [anOption(1, 'Long String', 6), anOption(2, 'Ferry at Six', 3), anOption(3, 'Hallway Moon', 1)],
    voters: 10,
    voters_weight: 10,
    seal: null,
    answer: null,
    answer_due_at: null,
    mine: null,
    own_weight: 1,
    own_tier: null,
    refusal: null,
    hidden: false,
    problems: [],
    now: '2026-11-18T12:00:00Z',
    can: { vote: true, take_back: false, manage: false, answer: false, verify: true },
    ...change,
  };
}
