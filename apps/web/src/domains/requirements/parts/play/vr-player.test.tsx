// @vitest-environment jsdom
// Playing and writing a 360° scene: pointed at by keys and by the button, told what was there, previewed without a server.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { ConfigOf, EditableRequirement, TaskOf } from '@stagepass/contract/requirements/shapes.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { openScreen, strikeStage } from '#platform/testing/stage.tsx';
import { RequirementPreview } from '../../public/requirement-preview.tsx';
import { playStep } from '../../testing/playing.tsx';
import { VrEditor } from '../edit/vr-editor.tsx';
import { VrPlayer } from './vr-player.tsx';

afterEach(strikeStage);

const scene: MediaView = {
  id: 'm1',
  kind: 'picture',
  alt: 'A room',
  width: 4096,
  height: 2048,
  placeholder: '',
  hue: 0,
  small_url: '/s.webp',
  medium_url: '/m.webp',
  large_url: '/l.webp',
  video_url: null,
  duration_s: null,
};
const task: TaskOf<'VR'> = {
  type: 'VR',
  text: '',
  scene,
  clue: { text: 'It hums', nonce: 'n1' },
  found: [],
  total: 2,
  misses_left: 5,
  seconds: 0,
  last: null,
};
const play = (change: Partial<TaskOf<'VR'>> = {}) => playStep(VrPlayer, { ...task, ...change });

it('turns by keys and points at the middle, by Enter or by the button', async () => {
  const { onReport } = play();
  const view = await screen.findByRole('application', { name: '360° scene: A room' });
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) fireEvent.keyDown(view, { key });
  fireEvent.keyDown(view, { key: 'Enter' });
  await waitFor(() => expect(onReport).toHaveBeenCalledTimes(1));
  expect(onReport).toHaveBeenCalledWith({ type: 'VR', nonce: 'n1', yaw: 10, pitch: 5 });
  fireEvent.keyDown(view, { key: 'ArrowLeft' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Point here' }).ariaBusy).not.toBe('true'));
  await userEvent.click(screen.getByRole('button', { name: 'Point here' }));
  expect(onReport).toHaveBeenLastCalledWith({ type: 'VR', nonce: 'n1', yaw: 5, pitch: 5 });
});

it('says aloud whether it got warmer, and how many misses are left', async () => {
  play({ last: 'warmer', misses_left: 1 });
  expect((await screen.findByRole('status')).textContent).toBe('Not here, but warmer than before.');
  expect(screen.getByText(/1 miss left/)).toBeTruthy();
});

it('offers to finish once everything is found, and shows what was said there', async () => {
  const { onHandIn } = play({ clue: null, found: ['The amp', 'The cat'], last: 'hit' });
  expect(screen.getByText('The cat')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Finish this step' }));
  expect(onHandIn).toHaveBeenCalledWith({ type: 'VR' });
});

it('shows what the server refused', async () => {
  const { onReport } = play();
  onReport.mockRejectedValueOnce(
    new ApiError({ status: 409, code: 'requirements.pointed-too-fast', message: '' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Point here' }));
  expect(await screen.findByText(/That was too fast/)).toBeTruthy();
});

const config: ConfigOf<'VR'> = {
  type: 'VR',
  text: '',
  media_id: 'm1',
  hotspots: [{ key: 'amp', yaw: 0, pitch: 0, radius_deg: 6, clue: 'It hums', found: 'The amp' }],
  misses: 3,
  seconds: 0,
};

it('is previewed on the phone alone: hit and miss without a server', async () => {
  const requirement = { id: 'r1', title: 'Room', config, media: [scene] } as unknown as EditableRequirement;
  const onLeave = vi.fn();
  openScreen(
    '/preview',
    <RequirementPreview requirement={requirement} steps={{ number: 1, total: 1 }} onLeave={onLeave} />,
  );
  const view = await screen.findByRole('application');
  for (let turns = 0; turns < 4; turns += 1) fireEvent.keyDown(view, { key: 'ArrowRight' });
  fireEvent.keyDown(view, { key: 'Enter' });
  await screen.findByText('Not here.');
  fireEvent.keyDown(view, { key: 'ArrowLeft' });
  fireEvent.keyDown(view, { key: 'Enter' });
  await screen.findByText('Not here, but warmer than before.');
  for (let turns = 0; turns < 3; turns += 1) fireEvent.keyDown(view, { key: 'ArrowLeft' });
  fireEvent.keyDown(view, { key: 'Enter' });
  await userEvent.click(await screen.findByRole('button', { name: 'Finish this step' }));
  await waitFor(() => expect(onLeave).toHaveBeenCalled());
});

function Editing({ onChange }: { onChange: (config: ConfigOf<'VR'>) => void }) {
  const [value, setValue] = useState(config);
  return (
    <VrEditor
      config={value}
      media={[scene]}
      onBusy={() => undefined}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('places what is in the middle, gives it a clue and a size, and removes it', async () => {
  const onChange = vi.fn();
  openScreen('/edit', <Editing onChange={onChange} />);
  const view = await screen.findByRole('application');
  for (let turns = 0; turns < 3; turns += 1) fireEvent.keyDown(view, { key: 'ArrowRight' });
  await userEvent.click(screen.getByRole('button', { name: 'Add a place here' }));
  expect(onChange.mock.lastCall?.[0].hotspots[1]).toMatchObject({ yaw: 15, pitch: 0, radius_deg: 10 });
  await userEvent.type(screen.getAllByLabelText('Clue')[1] as HTMLElement, 'Purrs');
  await userEvent.click(screen.getAllByLabelText('Large')[1] as HTMLElement);
  expect(onChange.mock.lastCall?.[0].hotspots[1]).toMatchObject({ clue: 'Purrs', radius_deg: 18 });
  await userEvent.click(screen.getByRole('button', { name: 'Remove place 1' }));
  expect(onChange.mock.lastCall?.[0].hotspots).toHaveLength(1);
});
