// @vitest-environment jsdom
// Playing and writing an AR step: the marker that is scanned, the model that is turned or placed, the picture that is shared.
import type { ConfigOf, TaskOf } from '@stagepass/contract/requirements/shapes.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { playStep } from '../../testing/playing.tsx';
import { ArEditor } from '../edit/ar-editor.tsx';
import { ArPlayer } from './ar-player.tsx';

const scanned = vi.hoisted(() => ({ tell: (_code: string): unknown => undefined }));
vi.mock('#platform/model-viewer/define-element.ts', () => ({ defineElement: async () => undefined }));
vi.mock('#platform/camera/use-camera.ts', () => ({
  useCamera: (onCode: (code: string) => void) => {
    scanned.tell = onCode;
    return { video: { current: null }, state: 'on', isBlind: false, hasTorch: false };
  },
}));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
});
afterEach(() => {
  strikeStage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const task: TaskOf<'AR'> = {
  type: 'AR',
  text: '',
  find: 'model',
  nonce: 'n1',
  model_url: '/files/public/models/mic.glb',
  placed: false,
  seconds: 0,
};
function play(change: Partial<TaskOf<'AR'>> = {}) {
  const model = () => document.querySelector('model-viewer') as HTMLElement;
  return { ...playStep(ArPlayer, { ...task, ...change }), model };
}

/** Turned by hand until the camera stands at this angle. */
function turnTo(model: HTMLElement, degrees: number): void {
  Object.assign(model, { getCameraOrbit: () => ({ theta: (degrees * Math.PI) / 180 }) });
  fireEvent(model, new CustomEvent('camera-change', { detail: { source: 'user-interaction' } }));
}

it('counts the sides that were seen, and tells the server once it was all of them', async () => {
  const { onReport, model } = play();
  expect((screen.getByRole('button', { name: 'Finish this step' }) as HTMLButtonElement).disabled).toBe(true);
  for (const degrees of [10, 55, 100, 145, 190, 235, 280]) turnTo(model(), degrees);
  turnTo(model(), 20);
  await screen.findByText('7 of 8 sides seen');
  expect(onReport).not.toHaveBeenCalled();
  turnTo(model(), -10);
  await waitFor(() => expect(onReport).toHaveBeenCalledTimes(1));
  expect(onReport).toHaveBeenCalledWith({
    type: 'AR',
    nonce: 'n1',
    told: { act: 'placed', by: 'turned', sides: 8 },
  });
});

it('tells the server of a model that stands in the room', async () => {
  const { onReport, model } = play();
  fireEvent(model(), new CustomEvent('ar-status', { detail: { status: 'object-placed' } }));
  await waitFor(() => expect(onReport).toHaveBeenCalledTimes(1));
  expect(onReport).toHaveBeenCalledWith({
    type: 'AR',
    nonce: 'n1',
    told: { act: 'placed', by: 'ar', sides: 0 },
  });
});

it('counts a model that glasses put into the room, once they are taken off', async () => {
  const { onReport, model } = play();
  const status = (name: string) =>
    fireEvent(model(), new CustomEvent('ar-status', { detail: { status: name } }));
  status('not-presenting');
  status('session-started');
  expect(onReport).not.toHaveBeenCalled();
  status('not-presenting');
  await waitFor(() => expect(onReport).toHaveBeenCalledTimes(1));
  expect(onReport).toHaveBeenCalledWith(
    expect.objectContaining({ told: expect.objectContaining({ by: 'ar' }) }),
  );
});

it('can be finished once it is placed', async () => {
  const { onHandIn } = play({ placed: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Finish this step' }));
  expect(onHandIn).toHaveBeenCalledWith({ type: 'AR' });
});

it('scans the marker first, each code once, and says what was refused', async () => {
  const { onReport } = play({ find: 'marker', model_url: null });
  await screen.findByLabelText('Camera view');
  onReport.mockRejectedValueOnce(
    new ApiError({ status: 422, code: 'requirements.marker-foreign', message: '' }),
  );
  scanned.tell('another');
  scanned.tell('another');
  expect(await screen.findByText(/isn’t the marker of this step/)).toBeTruthy();
  expect(onReport).toHaveBeenCalledTimes(1);
  scanned.tell('right');
  await waitFor(() => expect(onReport).toHaveBeenCalledTimes(2));
  expect(onReport).toHaveBeenLastCalledWith({
    type: 'AR',
    nonce: 'n1',
    told: { act: 'marker', code: 'right' },
  });
});

it('shares a picture of the model through the phone', async () => {
  const share = vi.fn(async (_given: { files: File[] }) => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share }));
  const { model } = play();
  Object.assign(model(), { toBlob: async () => new Blob(['x'], { type: 'image/png' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Take a picture to share' }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share.mock.calls[0]?.[0].files[0]).toMatchObject({ name: 'stagepass-ar.png', type: 'image/png' });
});

const config: ConfigOf<'AR'> = {
  type: 'AR',
  text: '',
  find: 'model',
  model: { from: 'house', shape: 'microphone' },
  seconds: 10,
};

function Editing({ onChange, id }: { onChange: (config: ConfigOf<'AR'>) => void; id: string | null }) {
  const [value, setValue] = useState(config);
  return (
    <ArEditor
      config={value}
      media={[]}
      club_id="c1"
      requirement_id={id}
      onBusy={() => undefined}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('is written: a model of the house, and a marker to print once it was saved', async () => {
  const onChange = vi.fn();
  stubServer({
    'GET /clubs/:id/item-designs': { data: [], beside: { next_cursor: null } },
    'GET /requirements/:id/marker': { data: { code: 'stagepass-marker:r1:sig', model_url: null } },
  });
  openScreen('/edit', <Editing id="r1" onChange={onChange} />);
  await userEvent.selectOptions(await screen.findByLabelText('Model'), 'Record');
  expect(onChange.mock.lastCall?.[0].model).toEqual({ from: 'house', shape: 'record' });
  await userEvent.click(screen.getByLabelText('Find a marker'));
  expect(onChange.mock.lastCall?.[0].find).toBe('marker');
  expect(await screen.findByRole('img', { name: 'QR code of the marker' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download SVG' })).toBeTruthy();
});

it('takes a copy of the model of one of the club’s items', async () => {
  const onChange = vi.fn();
  const items = [
    { id: 'd1', name: 'Tour tin', model_url: '/files/public/items/d1.glb' },
    { id: 'd2', name: 'Flat print', model_url: null },
  ];
  stubServer({ 'GET /clubs/:id/item-designs': { data: items as never, beside: { next_cursor: null } } });
  const api = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const [address] = given;
    if (!String(address).endsWith('.glb')) return api(...given);
    asked.push(String(address));
    return new Response(null, { status: 404 });
  });
  openScreen('/edit', <Editing id={null} onChange={onChange} />);
  const models = await screen.findByLabelText('Model');
  await screen.findByRole('option', { name: 'Tour tin' });
  expect(screen.queryByRole('option', { name: 'Flat print' })).toBeNull();
  await userEvent.selectOptions(models, 'Tour tin');
  expect(await screen.findByText(/Couldn’t copy this item’s model/)).toBeTruthy();
  expect(asked).toEqual([expect.stringContaining('/files/public/items/d1.glb')]);
  await userEvent.selectOptions(models, 'Record');
  expect(screen.queryByText(/Couldn’t copy/)).toBeNull();
  expect(onChange.mock.lastCall?.[0].model).toEqual({ from: 'house', shape: 'record' });
});

it('asks to save first where there is no marker yet', async () => {
  stubServer({ 'GET /clubs/:id/item-designs': { data: [], beside: { next_cursor: null } } });
  openScreen('/edit', <Editing id={null} onChange={vi.fn()} />);
  await userEvent.click(await screen.findByLabelText('Find a marker'));
  expect(screen.getByText(/Save this step/)).toBeTruthy();
});
