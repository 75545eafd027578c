// @vitest-environment jsdom
// A feed in all its states, its pages, the new posts that wait, and what a club's room changes in it.
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellListeners } from '#platform/realtime/listeners.ts';
import { lendLine, loseLine } from '#platform/realtime/rooms.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  type Answer,
  type Asked,
  aSession,
  holdCalls,
  openScreen,
  strikeStage,
  stubServer,
} from '#platform/testing/stage.tsx';
import type { FeedOf } from '../data/feed-keys.ts';
import { aPost, aSealedPost } from '../testing/posts.ts';
import { Feed } from './feed.tsx';

const club: FeedOf = { kind: 'club', id: 'c1' };

/** Tells that everything is 40 pixels high, as soon as it is asked: what is not measured yet is not shown. */
class Measure {
  private readonly tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    const entry = { target, contentRect: { height: 40, width: 350 } } as ResizeObserverEntry;
    queueMicrotask(() => act(() => this.tell([entry], this)));
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Measure);
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
});
afterEach(() => {
  strikeStage();
  loseLine();
});

type Posts = Answer<'GET /clubs/:id/posts'>;

/** The club's posts, each page under the cursor that asks for it. */
const pagesOf = (pages: Record<string, Posts>) => ({
  'GET /clubs/:id/posts': ({ query }: Asked): Posts =>
    pages[query.cursor ?? 'first'] ?? { status: 404, error: { code: 'not-found' } },
});

function open(of: FeedOf, pinned = false) {
  storeSession(aSession());
  openScreen('/club/velvet-static/posts', <Feed of={of} pinned={pinned} />);
}

describe('a feed', () => {
  it('waits, fails with a sentence, and comes when tried again', async () => {
    stubServer({
      'GET /clubs/:id/posts': [{ status: 500, error: { code: 'internal' } }, { data: [aPost()] }],
    });
    open(club);
    expect(screen.getByRole('status').textContent).toContain('Loading posts');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Bring a coat/)).toBeDefined();
  });

  it.each([
    [{ kind: 'home' }, 'GET /feeds/home', 'Quiet so far'],
    [{ kind: 'bookmarks' }, 'GET /bookmarks', 'No bookmarks yet'],
    [club, 'GET /clubs/:id/posts', 'No posts yet'],
  ] as const)('%o says what to do where it is empty', async (of, name, title) => {
    stubServer({ [name]: { data: [] } });
    open(of);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  it('lets a thread go that its reader mutes', async () => {
    stubServer({
      'GET /clubs/:id/posts': { data: [aPost(), aPost({ id: 'p2', text: 'Another.' })] },
      'PUT /users/me/muted-threads/:kind/:id': { data: { done: true } },
    });
    open(club);
    await screen.findByText(/Bring a coat/);
    await userEvent.click(
      (await screen.findAllByRole('button', { name: /^Options for the post/ }))[0] as HTMLElement,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Mute post/ }));
    await waitFor(() => expect(screen.queryByText(/Bring a coat/)).toBeNull());
    expect(screen.getByText('Another.')).toBeDefined();
  });

  it('shows pinned posts first and once, sealed ones with their way in, and the next page when asked', async () => {
    const pinned = aPost({ id: 'p9', text: 'Thursday moves.', pinned_at: '2026-03-05T10:00:00.000Z' });
    stubServer({
      ...pagesOf({
        first: { data: [pinned, aPost(), aSealedPost()], beside: { next_cursor: 'next', newest: 'n1' } },
        next: { data: [aPost(), aPost({ id: 'p4', text: 'The oldest one.' })] },
      }),
      'GET /clubs/:id/pinned-posts': { data: [pinned] },
    });
    open(club, true);
    await screen.findByText('Thursday moves.');
    expect(screen.getAllByText('Thursday moves.').length).toBe(1);
    expect(screen.getByRole('link', { name: 'How to unlock it' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show more posts' }));
    expect(await screen.findByText('The oldest one.')).toBeDefined();
    expect(screen.getAllByText(/Bring a coat/).length).toBe(1);
    expect(screen.queryByRole('button', { name: 'Show more posts' })).toBeNull();
  });

  it('says of a post for subscribers whom it is for, and leads to the plans', async () => {
    const sealed = aSealedPost({ needs: { kind: 'subscription' }, tier: null, teaser: '' });
    const read = aPost({ id: 'p7', text: 'Page twelve says pause.', audience: 'subscribers' });
    stubServer({ 'GET /clubs/:id/posts': { data: [sealed, read] } });
    open(club);
    expect(await screen.findByText('A post for subscribers')).toBeDefined();
    expect(screen.getByText('Subscribe to Velvet Static to see it.')).toBeDefined();
    const way = screen.getByRole('link', { name: 'How to unlock it' }).getAttribute('href') ?? '';
    expect(new URLSearchParams(way.split('?')[1]).get('reason')).toBe('subscribe');
    expect(screen.getAllByText(/^for subscribers/)).toHaveLength(2);
    expect(screen.queryByText(/for members/)).toBeNull();
  });

  it('goes on at the post that was read when the page is loaded anew, however many pages down', async () => {
    stubServer(
      pagesOf({
        first: { data: [aPost()], beside: { next_cursor: 'a', newest: 'n1' } },
        a: { data: [aPost({ id: 'p3', text: 'The middle.' })], beside: { next_cursor: 'b' } },
        b: { data: [aPost({ id: 'p4', text: 'Where I was.' })], beside: { next_cursor: 'c' } },
      }),
    );
    const feed = '/club/velvet-static/posts posts feed club c1';
    sessionStorage.setItem('spc-feed-places', JSON.stringify([[feed, { post_id: 'p4', top: 0 }]]));
    open(club);
    expect(await screen.findByText('Where I was.')).toBeDefined();
    await waitFor(() => expect(document.querySelector('[data-landing]')).toBeNull());
  });

  it('begins at its newest where the post that was read is gone', async () => {
    stubServer({ 'GET /clubs/:id/posts': { data: [aPost()] } });
    const feed = '/club/velvet-static/posts posts feed club c1';
    sessionStorage.setItem('spc-feed-places', JSON.stringify([[feed, { post_id: 'gone', top: 0 }]]));
    open(club);
    expect(await screen.findByText(/Bring a coat/)).toBeDefined();
    expect(document.querySelector('[data-landing]')).toBeNull();
  });

  it('keeps the post at the top of the glass when the page goes, and nothing at the very top', async () => {
    stubServer({ 'GET /clubs/:id/posts': { data: [aPost()] } });
    open(club);
    await screen.findByText(/Bring a coat/);
    const places = () => JSON.parse(sessionStorage.getItem('spc-feed-places') ?? '[]');
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
      top: -30,
      bottom: 370,
    } as DOMRect);
    vi.stubGlobal('scrollY', 900);
    window.dispatchEvent(new Event('pagehide'));
    expect(places()).toEqual([['/club/velvet-static/posts posts feed club c1', { post_id: 'p1', top: -30 }]]);
    vi.stubGlobal('scrollY', 0);
    window.dispatchEvent(new Event('pagehide'));
    expect(places()).toEqual([]);
  });

  it('offers new posts without moving what is read, and brings them when asked', async () => {
    stubServer({
      'GET /clubs/:id/posts': [
        { data: [aPost()], beside: { newest: 'n1' } },
        { data: [aPost({ id: 'p5', text: 'Found: one van.' }), aPost()], beside: { newest: 'n3' } },
      ],
      'GET /clubs/:id/posts/new-count': ({ query }) => ({
        data: { count: query.since === 'n1' ? 2 : 0, newest: 'n3' },
      }),
    });
    open(club);
    const button = await screen.findByRole('button', { name: '2 new posts' }, { timeout: 4000 });
    expect(screen.queryByText('Found: one van.')).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByText('Found: one van.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /new posts/ })).toBeNull();
  });

  it('moves the numbers and takes posts away as the club’s room says', async () => {
    stubServer({ 'GET /clubs/:id/posts': { data: [aPost()] } });
    open(club);
    await screen.findByText(/Bring a coat/);
    const about = { club_id: 'c1', post_id: 'p1' } as const;
    act(() => {
      tellListeners('newComment', {
        ...about,
        comment_id: 'k',
        parent_id: null,
        author_id: 'u',
        comments: 8,
      });
      tellListeners('reactionCount', { ...about, subject: { kind: 'post', id: 'p1' }, counts: { fire: 5 } });
    });
    expect(await screen.findByRole('link', { name: '8 comments' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Fire, 5' })).toBeDefined();
    act(() => tellListeners('postChanged', { ...about, change: 'removed' }));
    await waitFor(() => expect(screen.queryByText(/Bring a coat/)).toBeNull());
  });

  it('at home the socket says when to ask, and the clock only while it is down', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    const ask = vi.fn(async () => ({ ok: true }));
    lendLine(ask);
    const asked: string[] = [];
    stubServer({
      'GET /feeds/home': { data: [aPost()], beside: { newest: 'n1' } },
      'GET /feeds/home/new-count': ({ name }) => {
        asked.push(name);
        return { data: { count: 0, newest: 'n1' } };
      },
    });
    open({ kind: 'home' });
    await screen.findByText(/Bring a coat/);
    await waitFor(() => expect(ask.mock.calls).toContainEqual(['watch', { room: 'home:u1' }]));
    const during = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(3000));
      const before = asked.length;
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return asked.length - before;
    };
    expect(await during(300_000)).toBe(0);
    const before = asked.length;
    const news = {
      club_id: 'c7',
      post_id: 'p7',
      author_id: 'u7',
      published_at: '2026-03-05T10:00:00.000Z',
    } as const;
    act(() => tellListeners('newPost', news));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(asked.length).toBe(before + 1);
    act(() => loseLine());
    expect(await during(180_000)).toBe(3);
  });

  it('after a gap a removed post is gone and a changed one is right, and nothing is pushed down', async () => {
    const ask = vi.fn(async () => ({ ok: true }));
    lendLine(ask);
    const at = (id: string, text: string, day: number) =>
      aPost({ id, text, published_at: `2026-03-0${day}T10:00:00.000Z` });
    const posts = [at('p3', 'Third', 3), at('p2', 'Second', 2), at('p1', 'First', 1)];
    let answer: Posts = { data: posts, beside: { newest: 'n1' } };
    stubServer({
      'GET /clubs/:id/posts': () => answer,
      'GET /clubs/:id/posts/new-count': { data: { count: 1, newest: 'n2' } },
    });
    open(club);
    await screen.findByText('Third');
    await waitFor(() => expect(ask.mock.calls).toContainEqual(['watch', { room: 'club:c1' }]));
    act(() => loseLine());
    answer = {
      data: [at('p4', 'Fourth', 4), at('p2', 'Second, mended', 2)],
      beside: { next_cursor: 'more', newest: 'n2' },
    };
    lendLine(ask);
    await screen.findByText('Second, mended');
    expect(screen.queryByText('Third')).toBeNull();
    expect(screen.getByText('First')).toBeDefined();
    expect(screen.queryByText('Fourth')).toBeNull();
  });

  it('keeps a post at once, and no longer where the server refuses', async () => {
    stubServer({
      'GET /clubs/:id/posts': { data: [aPost()] },
      'PUT /posts/:id/bookmark': { status: 403, error: { code: 'posts.sealed' } },
    });
    open(club);
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark post' }));
    expect(await screen.findByRole('button', { name: 'Bookmark post', pressed: false })).toBeDefined();
  });

  it('sends a reaction and its taking back in this order, and shows the last', async () => {
    const [give, takeBack] = ['PUT /posts/p1/reaction', 'DELETE /posts/p1/reaction'];
    const calls = stubServer({
      'GET /clubs/:id/posts': { data: [aPost()] },
      'PUT /posts/:id/reaction': { data: { counts: { heart: 4 }, mine: 'heart' } },
      'DELETE /posts/:id/reaction': { data: { counts: { heart: 3 }, mine: null } },
    });
    const answer = holdCalls(give);
    open(club);
    await userEvent.click(await screen.findByRole('button', { name: 'Love, 3' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Love, 4, including yours/ }));
    expect(await screen.findByRole('button', { name: 'Love, 3' })).toBeDefined();
    const sent = () => calls.map(({ name }) => name).filter((name) => name.endsWith('/reaction'));
    expect(sent()).toEqual([give]);
    answer();
    await waitFor(() => expect(sent()).toEqual([give, takeBack]));
    expect(await screen.findByRole('button', { name: 'Love, 3' })).toBeDefined();
  });

  it('offers all kinds of reaction to the keyboard, and leaves them again', async () => {
    const reacted = { counts: { heart: 3, fire: 1 }, mine: 'fire' } as const;
    const calls = stubServer({
      'GET /clubs/:id/posts': { data: [aPost()] },
      'PUT /posts/:id/reaction': { data: reacted },
    });
    open(club);
    (await screen.findByRole('button', { name: 'Love, 3' })).focus();
    const palette = { name: 'Choose a reaction' } as const;
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('group', palette);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', palette)).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('group', palette);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(
      await screen.findByRole('button', { name: /^4 reactions, including yours \(Fire\)/ }),
    ).toBeDefined();
    expect(calls.find(({ name }) => name === 'PUT /posts/p1/reaction')?.body).toEqual({ kind: 'fire' });
  });
});
