// @vitest-environment jsdom
// Running a club: what waits, its tabs, its card, its door for those who leave.
import type { ClubView } from '@stagepass/contract/clubs/shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '#platform/query/query.ts';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  holdCalls,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { aClub, aClubCard, aViewer } from '../public/testing/club.ts';
import { Component as CreatorClubs } from './creator-club-screen.tsx';
import { Component as Info } from './info-screen.tsx';
import { Component as Modules } from './module-screen.tsx';

afterEach(strikeStage);

const get = 'GET /clubs/:id';

function open(path: string, Screen: () => React.ReactNode, server: Server, signedIn = true) {
  if (signedIn) storeSession(aSession());
  const calls = stubServer(server);
  openScreen(`/club/velvet-static/${path}`, <Screen />, `/club/:id/${path}`);
  return calls;
}

function membership(role: 'owner' | 'admin' | 'member', id: string, name: string) {
  const club = aClubCard({ id, name, handle: id });
  const joined_at = '2025-10-02T10:00:00Z';
  const scopes = role === 'admin' ? (['all'] as const) : [];
  return { club, role, scopes, number: 1, tier: null, joined_at, xp: 0, level: 1 };
}

describe('the clubs I run', () => {
  function openMine(server: Server) {
    storeSession(aSession());
    stubServer(server);
    openScreen('/user/creator-club', <CreatorClubs />);
  }

  it('say what waits in each, and leave out where one is only a member', async () => {
    openMine({
      'GET /memberships': {
        data: [
          membership('owner', 'one', 'Velvet Static'),
          { ...membership('admin', 'two', 'Harbour Voices'), suspended: true },
          membership('member', 'three', 'Paper Tigers'),
        ],
      },
      'GET /clubs/:id/join-requests': { data: [] },
      'GET /clubs/:id/cases/counts': ({ params }) => ({
        data: { waiting: params.id === 'two' ? 1 : 0, hidden: 0, appealed: 0 },
      }),
    });
    expect(await screen.findByRole('link', { name: '1 report to review' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Manage ?Velvet Static/ }).getAttribute('href')).toBe(
      '/club/one/manage',
    );
    expect(screen.queryByText('Paper Tigers')).toBeNull();
    expect(screen.getAllByText('Suspended')).toHaveLength(1);
  });

  it('show the way to a first one where there is none, and a draft that waits', async () => {
    localStorage.setItem('spc-club-draft-u1', JSON.stringify({ name: 'Third Kettle' }));
    openMine({ 'GET /memberships': { data: [] } });
    expect(await screen.findByRole('heading', { name: 'No clubs of your own yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Continue creating Third Kettle/ })).toBeTruthy();
  });

  it('offer to try again', async () => {
    openMine({ 'GET /memberships': [{ status: 500, error: { code: 'internal' } }, { data: [] }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No clubs of your own yet' })).toBeTruthy();
  });
});

describe('tabs', () => {
  const club = aClub({ viewer: aViewer('admin') });
  const put = 'PUT /clubs/:id/modules';
  const kept: Server[typeof put] = ({ body }) => {
    const { modules } = body as Pick<ClubView, 'modules'>;
    return { data: { ...club, modules: modules.map((entry, position) => ({ ...entry, position })) } };
  };
  const rows = () => within(screen.getByRole('list', { name: /in order/ })).getAllByRole('listitem');

  it('are moved by the menu of their handle, shown at once and sent in order', async () => {
    const calls = open('module', Modules, { [get]: { data: club }, [put]: kept });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Posts' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move down' }));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Missions'));
    await waitFor(() => expect(calls.at(-1)?.name).toBe('PUT /clubs/c1/modules'));
    expect(calls.at(-1)?.body).toEqual({
      modules: [
        { module: 'missions', on: true },
        { module: 'posts', on: true },
        { module: 'votes', on: false },
      ],
    });
    expect(screen.getByText('Posts is now tab 2 of 3.')).toBeTruthy();
  });

  it('are moved by the arrow keys too', async () => {
    const calls = open('module', Modules, { [get]: { data: club }, [put]: kept });
    (await screen.findByRole('button', { name: 'Move Missions' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(calls.at(-1)?.name).toBe('PUT /clubs/c1/modules'));
  });

  it('say plainly what is not built yet', async () => {
    const assistant = { module: 'ai', on: false, position: club.modules.length } as const;
    open('module', Modules, { [get]: { data: { ...club, modules: [...club.modules, assistant] } } });
    expect(await screen.findByText('Not available yet. Answers about the club, labeled as AI.')).toBeTruthy();
    expect(screen.getByText('Posts from you and your members.')).toBeTruthy();
  });

  it('go back where the server says no', async () => {
    open('module', Modules, {
      [get]: { data: club },
      [put]: { status: 403, error: { code: 'clubs.staff-only' } },
    });
    const posts = await screen.findByRole<HTMLInputElement>('switch', { name: 'Show Posts' });
    await userEvent.click(posts);
    await waitFor(() => expect(toastStore.current()?.title).toBe('Only the club’s staff can do this.'));
    await waitFor(() => expect(posts.checked).toBe(true));
  });

  it('stay off over an answer that was asked for before they were turned off', async () => {
    const calls = open('module', Modules, { [get]: { data: club }, [put]: kept });
    const posts = await screen.findByRole<HTMLInputElement>('switch', { name: 'Show Posts' });
    const [reading, writing] = ['GET /clubs/velvet-static', 'PUT /clubs/c1/modules'];
    const [read, write] = [holdCalls(reading), holdCalls(writing)];
    const reread = queryClient.refetchQueries({ queryKey: ['clubs', 'one'] });
    await waitFor(() => expect(calls.filter(({ name }) => name === reading)).toHaveLength(2));
    await userEvent.click(posts);
    read();
    await reread;
    await userEvent.click(screen.getByRole('switch', { name: 'Show Missions' }));
    write();
    await waitFor(() => expect(calls.filter(({ name }) => name === writing)).toHaveLength(2));
    expect(calls.findLast(({ name }) => name === writing)?.body).toMatchObject({
      modules: [{ on: false }, { on: false }, { on: false }],
    });
    expect(posts.checked).toBe(false);
  });

  it('are no member’s business', async () => {
    open('module', Modules, { [get]: { data: aClub() } });
    await waitFor(() => expect(whereNow()).toContain('/permission-error?reason=owner'));
  });
});

describe('about a club', () => {
  it('shows words, rules, owner and the ways of a member', async () => {
    open('info', Info, { [get]: { data: aClub() } });
    expect(await screen.findByText('eleven pedals')).toBeTruthy();
    expect(screen.getByText(/Be the person/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Juno Vale/ }).getAttribute('href')).toBe('/user/juno_vale');
    expect(screen.getByRole('link', { name: 'My member card' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Notifications' }).getAttribute('href')).toBe(
      '/user/settings?view=notifications&club=c1',
    );
    expect(document.body.textContent).toContain('167 members. Open since August 2025. Mostly in English.');
  });

  it('leaves only after a question that says what is kept', async () => {
    const calls = open('info', Info, { [get]: { data: aClub() }, 'POST /clubs/:id/leave': { data: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave this club' }));
    expect(await screen.findByText(/you get member number #412 and your XP/)).toBeTruthy();
    expect(calls.some(({ name }) => name.startsWith('POST'))).toBe(false);
    // What a membership does not change is not asked for again.
    queryClient.setQueryData(['ledger', 'wallet'], {});
    await userEvent.click(screen.getByRole('button', { name: 'Leave club' }));
    await waitFor(() => expect(whereNow()).toBe('/club/velvet-static'));
    expect(calls.filter(({ name }) => name === 'GET /clubs/velvet-static')).toHaveLength(2);
    expect(queryClient.getQueryState(['ledger', 'wallet'])?.isInvalidated).toBe(false);
  });

  it('does not let the owner leave or report, and says why', async () => {
    open('info', Info, { [get]: { data: aClub({ viewer: aViewer('owner') }) } });
    expect(await screen.findByText(/You own this club/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave this club' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Report this club' })).toBeNull();
  });

  it('leads a visitor who reports to the door and back', async () => {
    open('info', Info, { [get]: { data: aClub({ viewer: aViewer('visitor') }) } }, false);
    const link = await screen.findByRole('link', { name: 'Report this club' });
    expect(link.getAttribute('href')).toContain('reason=sign-in&next=%2Fclub%2Fvelvet-static%2Finfo');
  });

  it('says that there is no such club', async () => {
    open('info', Info, { [get]: { status: 404, error: { code: 'clubs.not-found' } } });
    expect(await screen.findByRole('heading', { name: 'Club not found' })).toBeTruthy();
  });
});
