// @vitest-environment jsdom
// Reacting without an account, or with an email that is not verified: asked for what is missing, and led back.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer, whereNow } from '#platform/testing/stage.tsx';
import { PostCard } from '../public/post-card.tsx';
import { aComment, aPost } from '../testing/posts.ts';
import { Component } from './post-screen.tsx';

afterEach(strikeStage);

const closed = { edit: false, remove: false, pin: false, comment: false, react: false, report: false };
const post = aPost({ can: closed, counts: { comments: 1, reactions: { heart: 3 } } });
const comment = aComment({
  counts: { replies: 0, reactions: { clap: 2 } },
  can: { edit: false, remove: false, reply: false, react: false, report: false },
});
const asks = (reason: string, next: string) =>
  `/permission-error?reason=${reason}&next=${encodeURIComponent(next)}`;

function openPost() {
  const calls = stubServer({
    'GET /posts/:id': { data: post },
    'GET /posts/:id/comments': { data: [comment] },
  });
  openScreen('/club/post-detail/p1', <Component />, '/club/post-detail/:id');
  return calls;
}

describe('a reaction', () => {
  it.each(['Love, 3', 'Choose a reaction', 'Applause, 2'])(
    'asks a visitor to sign in, and sends nothing: %s',
    async (name) => {
      const calls = openPost();
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(whereNow()).toBe(asks('sign-in', '/club/post-detail/p1')));
      expect(calls.filter(({ name: called }) => called.includes('reaction'))).toEqual([]);
    },
  );

  it('in a feed leads back to the feed', async () => {
    stubServer({});
    openScreen('/club/velvet-static/posts', <PostCard post={post} />);
    await userEvent.click(screen.getByRole('button', { name: 'Love, 3' }));
    await waitFor(() => expect(whereNow()).toBe(asks('sign-in', '/club/velvet-static/posts')));
  });

  it('asks a fan to verify their email first', async () => {
    storeSession(aSession({ email_verified: false }));
    openPost();
    await userEvent.click(await screen.findByRole('button', { name: 'Love, 3' }));
    await waitFor(() => expect(whereNow()).toBe(asks('verify-email', '/club/post-detail/p1')));
  });

  it('stays shut for a fan who may not, such as a muted one', async () => {
    storeSession(aSession());
    openPost();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Love, 3' });
    expect(button.disabled).toBe(true);
  });
});
