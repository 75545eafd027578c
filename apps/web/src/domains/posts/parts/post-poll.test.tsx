// @vitest-environment jsdom
// Tests the poll on a post: chosen with one tap, shares only once one has voted or it is over, and whole percents that add up.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { lendLine, loseLine } from '#platform/realtime/rooms.ts';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aPost } from '../testing/posts.ts';
import { PostPoll } from './post-poll.tsx';

afterEach(strikeStage);

type Poll = NonNullable<OpenPost['poll']>;
const poll: Poll = {
  id: 'v1',
  options: ['Rain', 'Shine', 'Fog'].map((label) => ({ id: label, label, votes: 1 })),
  voters: 3,
  closes_at: '2999-11-20T12:00:00.000Z',
  closed: false,
  mine: [],
  several: false,
};

function open(change: Partial<Poll> = {}, react = true, audience: OpenPost['audience'] = 'public') {
  const calls = stubServer({ 'PUT /posts/:id/poll-ballot': { data: { ...poll, mine: ['Shine'] } } });
  const post = aPost({ audience, can: { ...aPost().can, react } });
  openScreen('/', <PostPoll post={post} poll={{ ...poll, ...change }} />);
  return calls;
}
const shares = () => screen.queryAllByText(/%$/).map(({ textContent }) => textContent);

test('before voting there are options and the number of votes, no shares', async () => {
  const calls = open();
  expect(shares()).toEqual([]);
  screen.getByText(/^3 votes/);
  await userEvent.click(screen.getByRole('radio', { name: 'Shine' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toMatchObject([{ option_ids: ['Shine'] }]));
});

test('after voting the own choice is marked, and the shares add up to a hundred', () => {
  open({ mine: ['Fog'] });
  expect(shares()).toEqual(['34%', '33%', '33%']);
  expect(screen.getByRole('radio', { name: /^Fog/ })).toHaveProperty('checked', true);
  screen.getByText('Your vote');
});

test('closed, or for whoever cannot vote, nothing can be chosen and the shares show', () => {
  open({ closed: true });
  expect(shares()).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /^Rain/ })).toHaveProperty('disabled', true);
  screen.getByText(/Closed$/);
  strikeStage();
  open({}, false);
  expect(shares()).toHaveLength(3);
});

test('others’ votes in a post for members are heard in its own room; of a public or closed one nothing is watched', async () => {
  const ask = vi.fn(async () => ({ ok: true }));
  lendLine(ask);
  open({}, true, 'public');
  strikeStage();
  open({ closed: true }, true, 'members');
  expect(ask).not.toHaveBeenCalled();
  strikeStage();
  open({}, true, 'members');
  await waitFor(() => expect(ask.mock.calls).toEqual([['watch', { room: `post:${aPost().id}` }]]));
  loseLine();
});
