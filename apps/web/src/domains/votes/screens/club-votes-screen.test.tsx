// @vitest-environment jsdom
// Tests a club's list of votes: what each card says by how the vote stands, tabs with their counts, and nothing to show.
import type { VoteCounts, VoteView } from '@stagepass/contract/votes/shapes.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  type Asked,
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { anOption, aVote } from '../testing/votes.ts';
import { Component } from './club-votes-screen.tsx';

afterEach(strikeStage);

const counts: VoteCounts = { all: 0, open: 0, scheduled: 0, closed: 0, unanswered: 0, draft: 0 };

function open(votes: readonly VoteView[], server: Server = {}, role: 'member' | 'owner' = 'member') {
  storeSession(aSession());
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer(role) }) },
    'GET /clubs/:id/votes': { data: [...votes], beside: { next_cursor: null } },
    'GET /clubs/:id/votes/counts': { data: { ...counts, all: votes.length, open: votes.length } },
    ...server,
  });
  openScreen('/club/velvet-static/votes', <Component />, '/club/:id/votes');
  return calls;
}

const card = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  return within(link.closest('article') as HTMLElement);
};
const tier = { id: 't3', rank: 3, name: 'Front Row', hue: 40 };
const mine = { option_ids: ['o1'], weight: 1, tokens: 0, cast_at: '2026-11-18T12:00:00Z' };

test('an open vote says how often the own vote counts; voted in, it shows the shares', async () => {
  open([
    aVote({ title: 'Away kit', mine }),
    aVote({
      id: 'v2',
      title: 'Who walks out?',
      weighting: 'tier',
      weights: [{ tier, weight: 4 }],
      own_weight: 4,
      own_tier: tier,
      voters: 611,
    }),
  ]);
  const voted = await card('Away kit');
  voted.getByText('60%');
  voted.getByText('You');
  expect(voted.queryByRole('link', { name: 'Vote' })).toBeNull();
  const weighted = await card('Who walks out?');
  weighted.getByText('Weighted vote, 611 fans');
  weighted.getByText('Your vote counts 4 times');
  weighted.getByText('because you’re in Front Row');
  expect(weighted.getByRole('link', { name: 'Vote' }).getAttribute('href')).toBe('/club/vote-detail/v2');
  expect(weighted.queryByText(/%/)).toBeNull();
});

test('hidden results have no share, also where one has voted; a scheduled vote names its options', async () => {
  open([
    aVote({
      title: 'Secret',
      results: 'hidden',
      mine,
      options: [anOption(1, 'Yes', null), anOption(2, 'No', null)],
    }),
    aVote({
      id: 'v2',
      title: 'To come',
      state: 'scheduled',
      opens_at: '2999-01-01T12:00:00Z',
      can: { vote: false, take_back: false, manage: false, answer: false, verify: true },
    }),
  ]);
  const secret = await card('Secret');
  secret.getByText('Results show when the vote closes');
  expect(secret.queryByText(/%/)).toBeNull();
  const later = await card('To come');
  later.getByText('Options: Long String, Ferry at Six, Hallway Moon');
  expect(later.queryByRole('link', { name: 'Vote' })).toBeNull();
});

test('a closed vote shows its result and the club’s answer, or when that is due', async () => {
  const closed = { state: 'closed', closed_at: '2026-11-02T12:00:00Z', binding: true } as const;
  const by = { id: 'u1', user_name: 'rosa', display_name: 'Rosa Tiller', avatar: null };
  open([
    aVote({
      ...closed,
      title: 'Half-time song',
      answer: { text: 'Done. The brass band plays.', at: '2026-11-06T12:00:00Z', by },
    }),
    aVote({ ...closed, id: 'v2', title: 'Owed', answer_due_at: '2026-11-16T12:00:00Z' }),
    aVote({ ...closed, id: 'v3', title: 'Empty', options: [anOption(1, 'A', 0), anOption(2, 'B', 0)] }),
  ]);
  const song = await card('Half-time song');
  song.getByRole('img', { name: 'Long String 60%, Ferry at Six 30%, Hallway Moon 10%' });
  song.getByText('Done. The brass band plays.');
  song.getByText('Rosa Tiller for Velvet Static, Nov 6');
  // Two days after it was due.
  (await card('Owed')).getByText('The club’s answer was due Nov 16');
  (await card('Empty')).getByText('Nobody voted.');
});

test('tabs carry their counts, go into the address and ask for theirs', async () => {
  const calls = open([], {
    'GET /clubs/:id/votes': ({ query }: Asked) => ({
      data: query.tab === 'closed' ? [aVote({ title: 'Old', state: 'closed' })] : [aVote({ title: 'New' })],
      beside: { next_cursor: null },
    }),
    'GET /clubs/:id/votes/counts': { data: { ...counts, all: 3, open: 2, closed: 1 } },
  });
  await card('New');
  expect(screen.queryByRole('button', { name: /^Planned/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Closed 1' }));
  await card('Old');
  expect(whereNow()).toBe('/club/velvet-static/votes?tab=closed');
  expect(calls.filter(({ name }) => name.endsWith('/votes')).map(({ query }) => query.tab)).toEqual([
    'all',
    'closed',
  ]);
});

test('without a vote it says so, and leads those who run the club to make one; a failure can be tried again', async () => {
  open([], {}, 'owner');
  await screen.findByText('Nothing to vote on yet');
  expect(screen.getAllByRole('link', { name: 'Manage votes' }).at(-1)?.getAttribute('href')).toBe(
    '/club/velvet-static/manage-votes',
  );
  strikeStage();
  open([], { 'GET /clubs/:id/votes': { status: 500, error: { code: 'internal' } } });
  await screen.findByText('Couldn’t load the votes');
  screen.getByRole('button', { name: 'Try again' });
});
