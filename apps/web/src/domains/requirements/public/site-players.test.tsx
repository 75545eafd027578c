// @vitest-environment jsdom
// Steps on site: a code typed, filled in by its address, refused with a reason; and a position where it is needed.
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, type Server, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { attemptOf, entryOf, passed } from '../testing/playing.tsx';
import { RequirementPlayer } from './requirement-player.tsx';

afterEach(() => {
  strikeStage();
  vi.unstubAllGlobals();
});

const codeEntry = entryOf({ type: 'QRCODE', mode: 'fixed', placed: false });
const codeTask = { type: 'QRCODE', mode: 'fixed', where: 'On the poster.', placed: false, gone: false };

function play(entry: RequirementEntry, server: Server, address = '/play') {
  storeSession(aSession());
  const calls = stubServer({ 'GET /auth/providers': { data: { map_style_url: null } }, ...server });
  const onPassed = vi.fn();
  openScreen(
    address,
    <RequirementPlayer entry={entry} steps={{ number: 1, total: 1 }} onPassed={onPassed} onLeave={vi.fn()} />,
    '/play',
  );
  return { calls, onPassed };
}

interface Coords {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** A phone that knows where it is, or why not. */
function stubPosition(found: Coords | { code: number }): { move: (to: Coords) => void } {
  let tell: ((to: object) => void) | undefined;
  const say = (coords: Coords) => tell?.({ coords, timestamp: Date.now() });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    userAgent: navigator.userAgent,
    geolocation: {
      watchPosition: (good: (to: object) => void, bad: (error: object) => void) => {
        tell = good;
        if ('code' in found) bad(found);
        else say(found);
        return 1;
      },
      clearWatch: () => {},
    },
  });
  return { move: say };
}

it('says where to look, refuses what is no code, and passes with a typed one', async () => {
  const { calls, onPassed } = play(codeEntry, {
    'POST /requirements/:id/open': { data: attemptOf(codeTask) },
    'POST /requirements/:id/finish': [{ error: { code: 'requirements.code-foreign' } }, { data: passed }],
  });
  expect(await screen.findByText('On the poster.')).toBeTruthy();
  const check = screen.getByRole<HTMLButtonElement>('button', { name: 'Check code' });
  expect(check.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Code'), 'K7Q');
  await userEvent.click(check);
  expect(screen.getByText(/Enter 10 letters and digits/)).toBeTruthy();
  expect(calls.filter(({ name }) => name.endsWith('/finish'))).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Code'), 'm2 p4x9r');
  await userEvent.click(check);
  expect(await screen.findByText(/This code is for another step/)).toBeTruthy();
  await userEvent.click(check);
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toEqual({
    attempt_id: 'a1',
    answer: { type: 'QRCODE', code: 'K7Qm2 p4x9r' },
  });
});

it('fills in the code that came with the address, and not one of another step', async () => {
  const server: Server = { 'POST /requirements/:id/open': { data: attemptOf(codeTask) } };
  play(codeEntry, server, '/play?step=r1&code=K7QM2P4X9R');
  expect((await screen.findByLabelText<HTMLInputElement>('Code')).value).toBe('K7QM2 P4X9R');
  expect(screen.getByText('The code you scanned is filled in.')).toBeTruthy();
  strikeStage();
  play(codeEntry, server, '/play?step=r2&code=K7QM2P4X9R');
  expect((await screen.findByLabelText<HTMLInputElement>('Code')).value).toBe('');
});

it('offers typing where there is no camera', async () => {
  play(codeEntry, { 'POST /requirements/:id/open': { data: attemptOf(codeTask) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Scan the code' }));
  expect(await screen.findByText('Camera needs https')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close camera' }));
  expect(screen.getByLabelText('Code')).toBeTruthy();
});

it('says that every use is gone instead of asking for the code', async () => {
  play(codeEntry, { 'POST /requirements/:id/open': { data: attemptOf({ ...codeTask, gone: true }) } });
  expect(await screen.findByText(/used as often as the club allows/)).toBeTruthy();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

it('sends the position with a code that counts at one place, and says how far away it is', async () => {
  stubPosition({ latitude: 51.5, longitude: -0.12, accuracy: 12 });
  const { calls } = play(entryOf({ type: 'QRCODE', mode: 'fixed', placed: true }), {
    'POST /requirements/:id/open': { data: attemptOf({ ...codeTask, placed: true }) },
    'POST /requirements/:id/finish': {
      error: { code: 'requirements.outside-place', details: { distance_m: 500 } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Allow location' }));
  expect(await screen.findByText('Your location is accurate to 12 m')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code'), 'K7QM2P4X9R');
  await userEvent.click(screen.getByRole('button', { name: 'Check code' }));
  expect(await screen.findByText(/within 500 m of you/)).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({
    answer: { position: { lat: 51.5, long: -0.12, accuracy_m: 12 } },
  });
});

it('says what to do where location is blocked', async () => {
  stubPosition({ code: 1 });
  play(entryOf({ type: 'QRCODE', mode: 'fixed', placed: true }), {
    'POST /requirements/:id/open': { data: attemptOf({ ...codeTask, placed: true }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Allow location' }));
  expect(await screen.findByText('Location is blocked')).toBeTruthy();
});

const placeEntry = entryOf({ type: 'LOCATION', name: 'Boathouse Hall', code: false });
const placeTask = {
  type: 'LOCATION',
  name: 'Boathouse Hall',
  hint: 'over the bridge',
  hidden: false,
  point: { lat: 51.5, long: -0.12 },
  radius_m: 150,
  code: false,
  movable: false,
};
const northOf = (meters: number): Coords => ({
  latitude: 51.5 + meters / 111_195,
  longitude: -0.12,
  accuracy: 12,
});
const allow = async () => userEvent.click(await screen.findByRole('button', { name: 'Allow location' }));

it('shows the way to a place, and wakes the button inside its circle', async () => {
  const phone = stubPosition(northOf(300));
  const { calls, onPassed } = play(placeEntry, {
    'POST /requirements/:id/open': { data: attemptOf(placeTask) },
    'POST /requirements/:id/finish': { data: passed },
  });
  await allow();
  expect(await screen.findByRole('img', { name: '300 m away, to the south' })).toBeTruthy();
  expect(screen.getByText('150 m circle')).toBeTruthy();
  expect(screen.getByText(/150 m to go, about 2 minutes’ walk/)).toBeTruthy();
  expect(screen.getByText('Accurate to 12 m')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Go closer to confirm' }).disabled).toBe(true);
  phone.move(northOf(100));
  expect(await screen.findByRole('img', { name: 'You’re inside the circle' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I’m here' }));
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toMatchObject({
    answer: { type: 'LOCATION', long: -0.12, accuracy_m: 12, taken_at: expect.any(String) },
  });
});

it('tells nothing of a hidden place but the hint, and about how far away a check was', async () => {
  stubPosition(northOf(300));
  play(entryOf({ type: 'LOCATION', name: null, code: false }), {
    'POST /requirements/:id/open': {
      data: attemptOf({ ...placeTask, name: null, point: null, hidden: true }),
    },
    'POST /requirements/:id/finish': {
      error: { code: 'requirements.outside-place', details: { distance_m: 2000 } },
    },
  });
  await allow();
  expect(screen.getByText('over the bridge')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /away/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'I’m here' }));
  expect(await screen.findByText(/within 2 km of you/)).toBeTruthy();
});

it('asks for the code on site too', async () => {
  stubPosition(northOf(0));
  const { calls, onPassed } = play(entryOf({ type: 'LOCATION', name: 'Boathouse Hall', code: true }), {
    'POST /requirements/:id/open': { data: attemptOf({ ...placeTask, code: true }) },
    'POST /requirements/:id/finish': { data: passed },
  });
  await allow();
  const asleep = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Scan or type the code on site',
  });
  expect(asleep.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Code'), 'K7QM2P4X9R');
  await userEvent.click(screen.getByRole('button', { name: 'I’m here' }));
  await waitFor(() => expect(onPassed).toHaveBeenCalled());
  expect(calls.at(-1)?.body).toMatchObject({ answer: { code: 'K7QM2P4X9R' } });
});

it('moves a place of the demo world to where the phone is', async () => {
  stubPosition(northOf(90_000));
  const { calls } = play(placeEntry, {
    'POST /requirements/:id/open': [
      { data: attemptOf({ ...placeTask, movable: true }) },
      {
        data: attemptOf({
          ...placeTask,
          movable: true,
          point: { lat: northOf(90_000).latitude, long: -0.12 },
        }),
      },
    ],
    'POST /requirements/:id/move-here': { data: { done: true } },
  });
  await allow();
  await userEvent.click(await screen.findByRole('button', { name: 'Move this place here' }));
  expect(await screen.findByRole('img', { name: 'You’re inside the circle' })).toBeTruthy();
  expect(calls.find(({ name }) => name.endsWith('/move-here'))?.body).toMatchObject({ long: -0.12 });
});
