// @vitest-environment jsdom
// Writing: what is typed is kept for its author alone, a failed sending changes nothing, the choices are sent as chosen.
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aClub, aViewer } from '#domains/clubs/public/testing/club.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { dropDraft } from '../../data/drafts.ts';
import { aPicture, aPost } from '../../testing/posts.ts';
import { ComposeView } from './compose-view.tsx';

const club = { id: 'c1', handle: 'velvet-static', name: 'Velvet Static' };
const tiers = [
  { id: 't3', rank: 3, name: 'Front Row', hue: 1 },
  { id: 't4', rank: 4, name: 'Backstage', hue: 1 },
];

afterEach(() => {
  dropDraft('club:c1');
  strikeStage();
});

const more = () => userEvent.click(screen.getByRole('button', { name: 'More options' }));

function write(server: Server = {}, post = undefined as ReturnType<typeof aPost> | undefined) {
  const calls = stubServer({
    'GET /clubs/:id': { data: aClub({ viewer: aViewer('member', { post: true }) }) },
    'GET /clubs/:id/tiers': { data: tiers },
    'GET /clubs/:id/posts': { data: [] },
    ...server,
  });
  openScreen('/club/velvet-static/posts?view=compose', <ComposeView club={club} post={post} />);
  return calls;
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Post text' });
const send = (name = 'Post') => userEvent.click(screen.getByRole('button', { name }));

describe('the composer', () => {
  it('keeps what is typed for its author, and shows it to no other account', async () => {
    storeSession(aSession());
    write();
    await userEvent.type(await field(), 'Half a thought');
    expect(localStorage.getItem('spc-draft/u1/club:c1')).toContain('Half a thought');
    act(() => void storeSession(aSession({ user_id: 'u2', sctoken: 'other' })));
    await waitFor(async () => expect((await field()).value).toBe(''));
    act(() => void storeSession(aSession()));
    await waitFor(async () => expect((await field()).value).toBe('Half a thought'));
  });

  it('sends what was chosen, under one key, and keeps the draft until the server has it', async () => {
    storeSession(aSession());
    const calls = write({
      'POST /clubs/:id/posts': [
        { status: 422, error: { code: 'posts.text-blocked', details: { words: ['spam'] } } },
        { data: aPost({ text: 'For the front', audience: 'tier' }) },
      ],
    });
    await userEvent.type(await field(), 'For the front');
    await more();
    await screen.findAllByRole('option', { name: 'Front Row and up' });
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Who can see it' }),
      'Front Row and up',
    );
    await userEvent.type(screen.getByRole('textbox', { name: /Teaser for everyone else/ }), 'A verse');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who can comment' }), 'Nobody');
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your draft is saved.');
    expect(alert.textContent).toContain('Not allowed: spam.');
    expect((await field()).value).toBe('For the front');
    await send();
    await waitFor(() => expect(whereNow()).toBe('/club/post-detail/p1'));
    expect(localStorage.getItem('spc-draft/u1/club:c1')).toBeNull();
    const bodies = calls.filter(({ name }) => name === 'POST /clubs/c1/posts').map(({ body }) => body);
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({
      text: 'For the front',
      audience: 'tier',
      tier_id: 't3',
      teaser: 'A verse',
      reply_policy: 'nobody',
      reply_tier_id: null,
      publish_at: null,
    });
  });

  it('shows a member words, pictures and Post first, and behind one button only tiers they are in', async () => {
    storeSession(aSession());
    write();
    await field();
    const names = () =>
      screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(names()).toEqual([
      'Close and keep the draft',
      'More options',
      'Add pictures or a video',
      'Add a poll',
      'Post',
    ]);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText('Who can see it: Club members')).toBeDefined();
    await more();
    await screen.findAllByRole('option', { name: 'Front Row and up' });
    expect(screen.queryByRole('option', { name: 'Backstage and up' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Fewer options' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('opens for the staff with all tiers', async () => {
    storeSession(aSession());
    write({ 'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) } });
    expect(await screen.findAllByRole('option', { name: 'Backstage and up' })).toHaveLength(2);
  });

  it.each([
    ['a member without a plan', aViewer('member', { post: true }), 0],
    ['a subscriber', { ...aViewer('member', { post: true }), subscribed: true }, 1],
    ['the staff', aViewer('owner'), 1],
  ] as const)('offers %s to write for subscribers where they may', async (_, viewer, offered) => {
    storeSession(aSession());
    write({ 'GET /clubs/:id': { data: aClub({ viewer }) } });
    await field();
    // For the staff they are open by themselves.
    if (viewer.role === 'member') await more();
    await screen.findAllByRole('option', { name: 'Front Row and up' });
    expect(screen.queryAllByRole('option', { name: 'Subscribers' })).toHaveLength(offered);
  });

  it('sends a post for subscribers, with a line for everybody else', async () => {
    storeSession(aSession());
    const calls = write({
      'GET /clubs/:id': { data: aClub({ viewer: aViewer('owner') }) },
      'POST /clubs/:id/posts': { data: aPost({ audience: 'subscribers' }) },
    });
    await userEvent.type(await field(), 'Page twelve');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who can see it' }), 'subscribers');
    await userEvent.type(screen.getByRole('textbox', { name: /Teaser/ }), 'The book');
    await send();
    await waitFor(() =>
      expect(calls.find(({ name }) => name.startsWith('POST /clubs'))?.body).toMatchObject({
        ...{ audience: 'subscribers', tier_id: null, teaser: 'The book' },
      }),
    );
  });

  it('goes back to where it was opened from where the post comes out later', async () => {
    storeSession(aSession());
    write({
      'POST /clubs/:id/posts': { data: aPost({ state: 'scheduled', text: 'Tomorrow', audience: 'members' }) },
    });
    await userEvent.type(await field(), 'Tomorrow');
    await send();
    await waitFor(() => expect(whereNow()).toBe('/club/velvet-static/posts'));
  });

  it('changes a post that the same key had made before its text was changed once more', async () => {
    storeSession(aSession());
    const calls = write({
      'POST /clubs/:id/posts': { data: aPost({ id: 'p7', text: 'The first words', audience: 'members' }) },
      'PATCH /posts/:id': { data: aPost({ id: 'p7', text: 'The last words' }) },
    });
    await userEvent.type(await field(), 'The last words');
    await send();
    await waitFor(() => expect(calls.some(({ name }) => name === 'PATCH /posts/p7')).toBe(true));
  });

  it('shows how it will read, without running what is typed', async () => {
    storeSession(aSession());
    write();
    await userEvent.type(await field(), '**Loud** <b>quiet</b> [[x](javascript:alert(1))');
    await more();
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }));
    expect((await screen.findByText('Loud')).tagName).toBe('STRONG');
    expect(screen.getByText(/<b>quiet<\/b>/)).toBeDefined();
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });

  it('shows the page behind the first link as the post will, asked once the typing has paused', async () => {
    storeSession(aSession());
    const link = {
      url: 'https://kettle.example/night',
      site: 'kettle.example',
      title: 'A night at the kettle',
      description: '',
      picture_url: 'data:image/webp;base64,AAAA',
    };
    const calls = write({ 'POST /link-previews': { data: link } });
    const words = await field();
    await userEvent.type(words, 'Tonight: https://kettle.example/night.');
    const card = await screen.findByRole('link', { name: /A night at the kettle/ });
    expect(card.querySelector('img')?.getAttribute('src')).toBe(link.picture_url);
    expect(calls.filter(({ name }) => name === 'POST /link-previews').map(({ body }) => body)).toEqual([
      { url: link.url },
    ]);
    await userEvent.clear(words);
    await waitFor(() => expect(screen.queryByRole('link', { name: /A night at the kettle/ })).toBeNull());
  });

  it('offers people after an @, chosen by the keyboard', async () => {
    storeSession(aSession());
    const sam = { id: 'u9', user_name: 'sam_b', display_name: 'Sam B', avatar: null };
    write({ 'GET /clubs/:id/mention-suggestions': { data: [sam] } });
    const words = await field();
    await userEvent.type(words, 'Thanks @sa');
    await screen.findByRole('option', { name: /Sam B/ });
    await userEvent.keyboard('{Enter}');
    expect(words.value).toBe('Thanks @sam_b ');
  });

  it('has nothing to send while it is empty or too long', async () => {
    storeSession(aSession());
    write();
    const words = await field();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(true);
    await userEvent.click(words);
    await userEvent.paste('a'.repeat(5001));
    expect(screen.getByText('1 character too long')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(true);
  });

  it('changes a post that is out: its words and the order of its pictures, not its time', async () => {
    storeSession(aSession());
    const post = aPost({ media: [aPicture(), aPicture({ id: 'm2', alt: 'The van' })] });
    const calls = write({ 'PATCH /posts/:id': { data: { ...post, text: 'Soundcheck at seven.' } } }, post);
    const words = await field();
    await userEvent.clear(words);
    await userEvent.type(words, 'Soundcheck at seven.');
    await more();
    expect(screen.queryByRole('combobox', { name: 'When' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Picture 2 of 2/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move forward' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    // The arrow keys on a handle move too: there and back again.
    screen.getByRole('button', { name: 'Move Picture 1 of 2' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Now 2 of 2')).toBeDefined();
    screen.getByRole('button', { name: 'Move Picture 2 of 2' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await send('Save changes');
    await waitFor(() => expect(calls.some(({ name }) => name === 'PATCH /posts/p1')).toBe(true));
    expect(calls.find(({ name }) => name === 'PATCH /posts/p1')?.body).toMatchObject({
      text: 'Soundcheck at seven.',
      media_ids: ['m2', 'm1'],
    });
  });
});
