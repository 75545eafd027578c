// @vitest-environment jsdom
// Tests the review queue: what is shown of a submission, safe links, deciding about one and about several, and what failed.
import type { ReviewRecord } from '@stagepass/contract/requirements/review-shapes.ts';
import { toastStore } from '@stagepass/ui/toast/toast-store.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Asked, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { ReviewQueue } from './review-queue.tsx';

afterEach(strikeStage);

const person = (id: string, display_name: string) => ({ id, user_name: id, display_name, avatar: null });

function aRecord(change: Partial<ReviewRecord> = {}): ReviewRecord {
  return {
    id: 'v1',
    state: 'waiting',
    user: person('ana', 'Ana'),
    owner: { kind: 'mission', id: 'm1', title: 'Find us' },
    requirement: {
      id: 'r1',
      title: 'Follow us',
      summary: { type: 'SOCIAL', network: 'instagram', act: 'follow' },
    },
    period: '',
    handed_in_at: '2026-11-17T10:00:00.000Z',
    due_at: '2026-11-20T10:00:00.000Z',
    proof: { link: 'https://www.instagram.com/ana', picture: null, note: 'It’s me' },
    decided_at: null,
    decided_by: null,
    reason: null,
    own: false,
    ...change,
  };
}

const three = [
  aRecord(),
  aRecord({ id: 'v2', state: 'escalated', user: person('ben', 'Ben') }),
  aRecord({ id: 'v3', own: true, user: person('me', 'Me') }),
];

function open(server: Server = {}, records: ReviewRecord[] = three) {
  const calls = stubServer({
    'GET /clubs/:id/reviews': { data: records, beside: { next_cursor: null } },
    'GET /clubs/:id/reviews/counts': {
      data: {
        waiting: records.length,
        escalated: 1,
        owners: [
          { kind: 'mission', id: 'm1', title: 'Find us', waiting: 2 },
          { kind: 'mission', id: 'm2', title: 'Second', waiting: 1 },
        ],
      },
    },
    'POST /clubs/:id/reviews/decide': ({ body }: Asked) => ({
      data: (body as { ids: string[] }).ids.map((id) => ({ id, decided: true, error: null })),
    }),
    ...server,
  });
  openScreen(
    '/reviews',
    <ReviewQueue clubId="c1" tab="waiting" onTab={() => undefined} afterwards={() => <b>Afterwards</b>} />,
  );
  return calls;
}

const decided = (calls: Asked[]) =>
  calls.filter(({ name }) => name.endsWith('/decide')).map(({ body }) => body);

test('a submission shows who sent what, its link with the host in front, and until when to answer', async () => {
  open();
  const [first, second, own] = await screen.findAllByRole('listitem');
  if (first === undefined || second === undefined || own === undefined) throw new Error('three are there');
  const link = within(first).getByRole('link');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.textContent).toContain('instagram.com');
  expect(within(first).getByText('Find us: Follow us')).toBeTruthy();
  expect(within(first).getByText(/^Answer by Nov 20/)).toBeTruthy();
  expect(within(second).getByText('Overdue. The owner was notified')).toBeTruthy();
  expect(within(own).queryByRole('button', { name: /Accept/ })).toBeNull();
  expect(within(own).getByText(/Your own submission/)).toBeTruthy();
});

test('what is no web address is no link', async () => {
  const proof = { link: 'javascript:alert(1)', picture: null, note: '' };
  open({}, [aRecord({ proof })]);
  const card = await screen.findByRole('listitem');
  expect(within(card).queryByRole('link')).toBeNull();
  expect(within(card).getByText('javascript:alert(1)')).toBeTruthy();
});

test('one is accepted; several are refused together with one reason', async () => {
  const user = userEvent.setup();
  const calls = open();
  await user.click(await screen.findByRole('button', { name: 'Accept Ana' }));
  await waitFor(() => expect(decided(calls)).toEqual([{ decision: 'accepted', ids: ['v1'] }]));
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Refuse 2' }));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Refuse 2' }));
  expect(await within(sheet).findByText('Choose a reason, or write your own.')).toBeTruthy();
  await user.click(within(sheet).getByRole('radio', { name: 'Another reason' }));
  await user.type(within(sheet).getByLabelText(/^Your reason/), 'Not you.');
  await user.click(within(sheet).getByRole('button', { name: 'Refuse 2' }));
  await waitFor(() =>
    expect(decided(calls).at(-1)).toEqual({ decision: 'refused', ids: ['v1', 'v2'], reason: 'Not you.' }),
  );
});

test('what somebody else decided meanwhile is said', async () => {
  const user = userEvent.setup();
  open({
    'POST /clubs/:id/reviews/decide': {
      data: [
        { id: 'v1', decided: true, error: null },
        { id: 'v2', decided: false, error: { code: 'requirements.already-decided', message: '' } },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Accept 2' }));
  await waitFor(() =>
    expect(toastStore.current()?.title).toBe('1 of 2 decided. Someone else decided this already.'),
  );
});

test('the queue of one mission is asked for, and what was decided says by whom and why', async () => {
  const user = userEvent.setup();
  const done = aRecord({
    state: 'refused',
    decided_at: '2026-11-17T12:00:00.000Z',
    decided_by: person('juno', 'Juno'),
    reason: 'Not you.',
  });
  const calls = open({}, [done]);
  expect(await screen.findByText('Reason: Not you.')).toBeTruthy();
  expect(screen.getByText(/^by Juno, /)).toBeTruthy();
  expect(screen.getByText('Afterwards')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mission' }), 'm2');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name.endsWith('/reviews')).at(-1)?.query).toMatchObject({
      owner_id: 'm2',
    }),
  );
});
