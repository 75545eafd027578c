// @vitest-environment jsdom
// Reacting to a comment: shown at once, and as it was before where the server refuses.
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, holdCalls, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aComment, aPost } from '../testing/posts.ts';
import { Component } from './post-screen.tsx';

afterEach(strikeStage);

const gone = { status: 404, error: { code: 'posts.comment-not-found' } } as const;
const none = 'Applause, 2';
const mine = 'Applause, 3, including yours. Press to remove it.';

describe('a reaction to a comment that the server refuses', () => {
  it.each([
    ['giving one', null, 'PUT', none, mine],
    ['taking it back', 'clap', 'DELETE', mine, none],
  ] as const)('%s is undone', async (_, reaction, method, before, meanwhile) => {
    storeSession(aSession());
    const clap = reaction === null ? 2 : 3;
    const comment = aComment({ counts: { replies: 0, reactions: { clap } }, mine: { reaction } });
    stubServer({
      'GET /posts/:id': { data: aPost({ counts: { comments: 1, reactions: {} } }) },
      'GET /posts/:id/comments': { data: [comment] },
      [`${method} /comments/:id/reaction`]: gone,
    });
    const refuse = holdCalls(`${method} /comments/${comment.id}/reaction`);
    openScreen('/club/post-detail/p1', <Component />, '/club/post-detail/:id');
    await userEvent.click(await screen.findByRole('button', { name: before }));
    expect(await screen.findByRole('button', { name: meanwhile })).toBeDefined();
    refuse();
    expect(await screen.findByRole('button', { name: before })).toBeDefined();
  });
});
