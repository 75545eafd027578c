// @vitest-environment jsdom
// One post: open, sealed, gone; reacting, commenting and its failure; what arrives over the room.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { tellListeners } from '#platform/realtime/listeners.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aComment, aPicture, aPost, aReply, aSealedPost } from '../testing/posts.ts';
import { Component } from './post-screen.tsx';

afterEach(strikeStage);

const open = (server: Server, query = '') => {
  storeSession(aSession());
  const calls = stubServer({ 'GET /posts/:id/comments': { data: [] }, ...server });
  openScreen(`/club/post-detail/p1${query}`, <Component />, '/club/post-detail/:id');
  return calls;
};
const shown = (post = aPost()) => ({ 'GET /posts/:id': { data: post } });

describe('a post', () => {
  it('shows its words, people and pictures, and its comments two levels deep', async () => {
    const reply = aReply({ id: 'k2', parent_id: 'k1', text: 'So did the critic.' });
    open({
      ...shown(
        aPost({
          text: 'Thank you @sam_b, **all** of you.\nSee https://a.test/x_y.',
          mentions: [{ user_id: 'u2', user_name: 'sam_b' }],
          media: [aPicture(), aPicture({ id: 'm2', alt: '' })],
          edited_at: '2026-03-05T18:00:00.000Z',
        }),
      ),
      'GET /posts/:id/comments': {
        data: [aComment({ replies: [reply], counts: { replies: 1, reactions: {} } })],
      },
    });
    expect((await screen.findByRole('link', { name: '@sam_b' })).getAttribute('href')).toBe('/user/sam_b');
    expect(screen.getByRole('link', { name: 'https://a.test/x_y' }).getAttribute('rel')).toContain(
      'noopener',
    );
    expect(screen.getByRole('button', { name: 'Open picture 1 of 2: The stage from row C' })).toBeDefined();
    expect(screen.getByText(/edited/)).toBeDefined();
    const comments = await screen.findByRole('region', { name: 'Comments' });
    expect(await within(comments).findByText('I was in row C.')).toBeDefined();
    expect(within(comments).getByText('So did the critic.')).toBeDefined();
  });

  it('announces a sealed one with the way in, and asks for no comments', async () => {
    const calls = open({ 'GET /posts/:id': { data: aSealedPost() } });
    expect(await screen.findByText('One minute of the new song')).toBeDefined();
    expect(screen.getByText('Reach the Front Row tier to see it.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'How to unlock it' }).getAttribute('href')).toContain(
      'reason=tier',
    );
    expect(calls.some(({ name }) => name.includes('comments'))).toBe(false);
  });

  it.each([
    ['sign-in', 'Sign in to see it'],
    ['join', 'Join to see it'],
  ] as const)('names the way in %s', async (way_in, label) => {
    open({ 'GET /posts/:id': { data: aSealedPost({ way_in, tier: null, needs: null, teaser: '' }) } });
    expect(await screen.findByRole('link', { name: label })).toBeDefined();
    expect(screen.getByText('A post for members')).toBeDefined();
  });

  it('says that it is gone, or that it did not come', async () => {
    open({ 'GET /posts/:id': { status: 404, error: { code: 'posts.not-found' } } });
    expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeDefined();
    strikeStage();
    open({ 'GET /posts/:id': [{ status: 500, error: { code: 'internal' } }, { data: aPost() }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Bring a coat/)).toBeDefined();
  });

  it.each([
    ['held', /stays hidden until it’s approved/],
    ['hidden', /^Hidden after a report\. Only its author/],
    ['scheduled', /Scheduled for/],
  ] as const)('tells its author and the team that it is %s', async (state, words) => {
    open(shown(aPost({ state })));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('is deleted only when asked twice, and leads back to its club', async () => {
    const calls = open({
      ...shown(aPost({ can: { ...aPost().can, remove: true } })),
      'DELETE /posts/:id': { data: { done: true } },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Options for the post/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete post' }));
    expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete post' }),
    );
    await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/posts'));
  });
});

describe('reacting', () => {
  it('shows at once, and is taken back where the server refuses', async () => {
    let answer: (value: { status: number; error: { code: string } }) => void = () => undefined;
    open(shown());
    const asked = new Promise<void>((heard) => {
      const { fetch } = globalThis;
      globalThis.fetch = async (input, init) => {
        if (init?.method !== 'PUT') return fetch(input, init);
        heard();
        const refusal = await new Promise<{ status: number; error: { code: string } }>((resolve) => {
          answer = resolve;
        });
        return new Response(JSON.stringify({ error: refusal.error }), { status: refusal.status });
      };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Love, 3' }));
    expect(await screen.findByRole('button', { name: /^Love, 4, including yours/ })).toBeDefined();
    await asked;
    answer({ status: 404, error: { code: 'posts.not-found' } });
    expect(await screen.findByRole('button', { name: 'Love, 3' })).toBeDefined();
  });

  it('offers all kinds to the keyboard', async () => {
    const calls = open({
      ...shown(),
      'PUT /posts/:id/reaction': { data: { counts: { heart: 3, clap: 1 }, mine: 'clap' } },
    });
    (await screen.findByRole('button', { name: 'Choose a reaction' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Love');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(calls.find(({ name }) => name === 'PUT /posts/p1/reaction')?.body).toEqual({ kind: 'clap' });
    expect(
      (await screen.findAllByRole('button', { name: /^Applause, \d, including yours/ })).length,
    ).toBeGreaterThan(0);
  });
});

describe('commenting', () => {
  it('brings what was sent into the middle of the glass, clear of the dock', async () => {
    const seen: unknown[] = [];
    const seek = function (this: HTMLElement, how: unknown) {
      seen.push([this.textContent?.includes('Four stars.'), how]);
    };
    Object.assign(HTMLElement.prototype, { scrollIntoView: seek });
    open({ ...shown(), 'POST /posts/:id/comments': { data: aReply({ id: 'k9', text: 'Four stars.' }) } });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Four stars.');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    await waitFor(() => expect(seen.at(-1)).toEqual([true, { block: 'center' }]));
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('shows the comment at once, and gives the words back where sending fails', async () => {
    const calls = open({
      ...shown(),
      'POST /posts/:id/comments': [
        { status: 422, error: { code: 'posts.text-blocked' } },
        { data: aReply({ id: 'k9', text: 'Four stars.' }) },
      ],
    });
    const field = await screen.findByRole('textbox', { name: 'Your comment' });
    await userEvent.type(field, 'Four stars.');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    expect((await screen.findByRole('alert')).textContent).toContain('doesn’t allow some of these words');
    expect((field as HTMLTextAreaElement).value).toBe('Four stars.');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    const comments = await screen.findByRole('region', { name: 'Comments' });
    expect(await within(comments).findByText('Four stars.')).toBeDefined();
    expect((field as HTMLTextAreaElement).value).toBe('');
    const keys = calls
      .filter(({ name }) => name === 'POST /posts/p1/comments')
      .map(({ body }) => (body as { client_key: string }).client_key);
    expect(keys[0]).toBe(keys[1]);
  });

  it('sends two in a row as two, though the first has not arrived yet', async () => {
    const calls = open({
      ...shown(),
      'POST /posts/:id/comments': (asked) => {
        const { text, client_key } = asked.body as { text: string; client_key: string };
        return { data: aReply({ id: `k-${client_key}`, text }) };
      },
    });
    const { fetch } = globalThis;
    let arrive = () => undefined as unknown;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    globalThis.fetch = async (input, init) => {
      if (init?.method === 'POST') await late;
      return fetch(input, init);
    };
    const field = await screen.findByRole('textbox', { name: 'Your comment' });
    for (const text of ['First.', 'Second.']) {
      await userEvent.type(field, text);
      await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    }
    arrive();
    await waitFor(() => expect(screen.queryByText('sending…')).toBeNull());
    const comments = await screen.findByRole('region', { name: 'Comments' });
    expect(within(comments).getByText('First.')).toBeDefined();
    expect(within(comments).getByText('Second.')).toBeDefined();
    const keys = calls.flatMap(({ name, body }) =>
      name === 'POST /posts/p1/comments' ? [(body as { client_key: string }).client_key] : [],
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('gives the words back to whoever went away before it failed', async () => {
    open({ ...shown(), 'POST /posts/:id/comments': { status: 422, error: { code: 'posts.text-blocked' } } });
    const { fetch } = globalThis;
    let arrive = () => undefined as unknown;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    globalThis.fetch = async (input, init) => {
      if (init?.method === 'POST') await late;
      return fetch(input, init);
    };
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Four stars.');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    cleanup();
    arrive();
    await waitFor(() => expect(localStorage.getItem('spc-reply/u1/p1')).toBe('Four stars.'));
    openScreen('/club/post-detail/p1', <Component />, '/club/post-detail/:id');
    const field = await screen.findByRole('textbox', { name: 'Your comment' });
    expect((field as HTMLTextAreaElement).value).toBe('Four stars.');
  });

  it('shows an own comment once, also after the page where it has its place came', async () => {
    const own = aReply({ id: 'k9', text: 'Late, but here.' });
    open({
      ...shown(),
      'GET /posts/:id/comments': [
        { data: [aComment()], beside: { next_cursor: 'more' } },
        { data: [aComment({ id: 'k2', text: 'In between.' }), aComment(own)] },
      ],
      'POST /posts/:id/comments': { data: own },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Late, but here.');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    const comments = await screen.findByRole('region', { name: 'Comments' });
    await within(comments).findByText('Late, but here.');
    await userEvent.click(within(comments).getByRole('button', { name: /more/i }));
    await within(comments).findByText('In between.');
    expect(within(comments).getAllByText('Late, but here.')).toHaveLength(1);
  });

  it('answers a comment in its thread, and names whom an answer to an answer is for', async () => {
    const reply = aReply({ id: 'k2', parent_id: 'k1', text: 'So did the critic.' });
    const calls = open({
      ...shown(),
      'GET /posts/:id/comments': {
        data: [aComment({ replies: [reply], counts: { replies: 1, reactions: {} } })],
      },
      'POST /posts/:id/comments': { data: aReply({ id: 'k3', parent_id: 'k1', text: '@sam Indeed.' }) },
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Reply to Sam' }))[1] as HTMLElement);
    const field = await screen.findByRole('textbox', { name: 'Your comment' });
    expect((field as HTMLTextAreaElement).value).toBe('@sam ');
    await userEvent.type(field, 'Indeed.');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    await screen.findByText(/Indeed\./);
    expect(calls.at(-1)?.body).toMatchObject({ parent_id: 'k2', text: '@sam Indeed.' });
  });

  it.each([
    [{ reply_policy: 'nobody' }, 'Comments are turned off for this post.'],
    [
      { reply_policy: 'tier', reply_tier: { id: 't', rank: 3, name: 'Front Row', hue: 1 } },
      /Front Row and up/,
    ],
    [{ reply_policy: 'members' }, 'Join Velvet Static to comment'],
  ] as const)('says who may where the viewer may not', async (policy, words) => {
    open(shown(aPost({ ...policy, can: { ...aPost().can, comment: false } })));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps what was typed for who typed it, and for nobody else', async () => {
    open(shown());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Half a thou');
    const kept = { ...localStorage };
    strikeStage();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
    storeSession(aSession({ user_id: 'u2', sctoken: 'other' }));
    stubServer({ ...shown(), 'GET /posts/:id/comments': { data: [] } });
    openScreen('/club/post-detail/p1', <Component />, '/club/post-detail/:id');
    const field = await screen.findByRole('textbox', { name: 'Your comment' });
    expect((field as HTMLTextAreaElement).value).toBe('');
    act(() => void storeSession(aSession()));
    await waitFor(() =>
      expect((screen.getByRole('textbox', { name: 'Your comment' }) as HTMLTextAreaElement).value).toBe(
        'Half a thou',
      ),
    );
  });
});

describe('what arrives over the room', () => {
  it('puts comments, counts and removals in place', async () => {
    const late = aComment({ id: 'k5', text: 'Fresh from the back row.' });
    open({
      ...shown(),
      'GET /posts/:id/comments': { data: [aComment()] },
      'GET /comments/:id': { data: late },
    });
    await screen.findByText('I was in row C.');
    act(() =>
      tellListeners('newComment', {
        club_id: 'c1',
        post_id: 'p1',
        comment_id: 'k5',
        parent_id: null,
        author_id: 'u-other',
        comments: 3,
      }),
    );
    expect(await screen.findByText('Fresh from the back row.')).toBeDefined();
    expect(screen.getByRole('img', { name: '3 comments' })).toBeDefined();
    act(() =>
      tellListeners('reactionCount', {
        club_id: 'c1',
        post_id: 'p1',
        subject: { kind: 'post', id: 'p1' },
        counts: { heart: 9 },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Love, 9' })).toBeDefined();
    act(() =>
      tellListeners('commentChanged', {
        post_id: 'p1',
        comment_id: 'k5',
        parent_id: null,
        change: 'removed',
        comments: 2,
      }),
    );
    await waitFor(() => expect(screen.queryByText('Fresh from the back row.')).toBeNull());
    expect(screen.getByRole('img', { name: '2 comments' })).toBeDefined();
  });
});
