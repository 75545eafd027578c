// @vitest-environment jsdom
// Tests doing a SOCIAL step: which way is used and said, the check by Discord with its refusals, and the proof.
import type { RequirementOutcome, TaskOf } from '@stagepass/contract/requirements/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { playStep } from '../../testing/playing.tsx';
import { SocialPlayer } from './social-player.tsx';

afterEach(strikeStage);

function open(change: Partial<TaskOf<'SOCIAL'>>, onHandIn?: () => Promise<RequirementOutcome>) {
  const calls = stubServer({ 'POST /auth/discord/start': { data: { url: 'about:blank' } } });
  const task: TaskOf<'SOCIAL'> = {
    type: 'SOCIAL',
    network: 'discord',
    act: 'join',
    url: 'https://discord.gg/velvet',
    text: '',
    hashtag: '',
    proof: 'either',
    check: 'never',
    ...change,
  };
  return { calls, ...playStep(SocialPlayer, task, { at: '/club/play-mission/m1', onHandIn }) };
}

const failing = (code: string) =>
  vi.fn(async (): Promise<RequirementOutcome> => {
    throw new ApiError({ status: 409, code, message: '' });
  });

test('where Discord can be asked it is, and says no plainly; a proof is offered instead', async () => {
  const user = userEvent.setup();
  const { onHandIn } = open({ check: 'ready' }, failing('requirements.not-in-server'));
  expect(screen.getByText(/StagePass asks Discord whether you’re in the server/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/Discord says you’re not in this server yet/)).toBeTruthy();
  expect(onHandIn).toHaveBeenCalledWith(expect.objectContaining({ way: 'check' }));
  await user.click(screen.getByRole('button', { name: 'Send a proof instead' }));
  expect(screen.getByRole('button', { name: 'Send for review' })).toBeTruthy();
});

test('Discord down says that nothing was lost; a permission that was taken back asks to connect again', async () => {
  const user = userEvent.setup();
  open({ check: 'ready' }, failing('requirements.network-unreachable'));
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/Nothing was lost/)).toBeTruthy();
  strikeStage();
  open({ check: 'ready' }, failing('requirements.discord-not-connected'));
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByRole('button', { name: 'Connect Discord' })).toBeTruthy();
});

test('where Discord is not connected, connecting asks for the servers', async () => {
  const user = userEvent.setup();
  const { calls } = open({ check: 'unlinked' });
  await user.click(screen.getByRole('button', { name: 'Connect Discord' }));
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ servers: true }));
});

test('a proof needs a link or a picture, and a link with https', async () => {
  const user = userEvent.setup();
  const { onHandIn } = open({ network: 'instagram', act: 'follow', url: 'https://www.instagram.com/x' });
  const way = screen.getByRole('link', { name: /Open instagram.com/ });
  expect(way.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  const send = screen.getByRole('button', { name: 'Send for review' });
  await user.click(send);
  expect(await screen.findByText('Add a link or a screenshot.')).toBeTruthy();
  const link = screen.getByLabelText(/^Link to your post or profile/);
  await user.type(link, 'instagram.com/me');
  await user.click(send);
  expect(await screen.findByText('Enter a full address that starts with https://')).toBeTruthy();
  expect(onHandIn).not.toHaveBeenCalled();
  await user.clear(link);
  await user.type(link, 'https://www.instagram.com/me');
  await user.click(send);
  await waitFor(() =>
    expect(onHandIn).toHaveBeenCalledWith({
      type: 'SOCIAL',
      way: 'proof',
      link: 'https://www.instagram.com/me',
      media_id: null,
      note: '',
    }),
  );
});
