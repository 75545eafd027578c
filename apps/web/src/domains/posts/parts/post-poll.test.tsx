// @vitest-environment jsdom
// Tests the poll on a post: chosen with one tap, shares only once one has voted or it is over, and whole percents that add up.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen, strikeStage } from '#platform/testing/stage.tsx';
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
  mine: null,
};

function open(change: Partial<Poll> = {}, react = true) {
  const onVote = vi.fn();
  const post = aPost({ can: { ...aPost().can, react } });
  openScreen('/', <PostPoll post={post} poll={{ ...poll, ...change }} onVote={onVote} />);
  return onVote;
}
const shares = () => screen.queryAllByText(/%$/).map(({ textContent }) => textContent);

test('before voting there are options and the number of votes, no shares', async () => {
  const onVote = open();
  expect(shares()).toEqual([]);
  screen.getByText(/^3 votes/);
  await userEvent.click(screen.getByRole('radio', { name: 'Shine' }));
  expect(onVote).toHaveBeenCalledExactlyOnceWith('Shine');
});

test('after voting the own choice is marked, and the shares add up to a hundred', () => {
  open({ mine: 'Fog' });
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
