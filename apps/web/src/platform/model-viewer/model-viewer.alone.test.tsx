// @vitest-environment jsdom
// Tests the viewer around the library: its states, its keys and buttons, its retry. What is drawn is tested in a browser (e2e).
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModelViewer } from './model-viewer.tsx';

const defined = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./define-element.ts', () => ({ defineElement: defined }));

const words = {
  label: 'Tin, in 3D',
  hint: 'Drag to turn.',
  loading: 'Loading',
  failed: 'It did not load.',
  unsupported: 'This browser cannot show it.',
  retry: 'Try again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset',
  close: 'Close',
  ar: 'View in your space',
  arFailed: 'AR did not open.',
  sides: { front: 'Front', right: 'Right', back: 'Back', left: 'Left' },
};

function setMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
}

beforeEach(() => {
  setMotion(false);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function draw() {
  return render(
    <ModelViewer
      src="/media/tin.glb"
      poster={<img alt="Tin" src="data:," />}
      words={words}
      onClose={() => undefined}
    />,
  );
}

/** With the element as the library would have made it. */
function open({ hasAr = false } = {}) {
  const page = draw();
  const element = page.container.querySelector('model-viewer');
  if (element === null) throw new Error('no model');
  const acts = {
    zoom: vi.fn(),
    resetTurntableRotation: vi.fn(),
    requestUpdate: vi.fn(),
    jumpCameraToGoal: vi.fn(),
    activateAR: vi.fn(async () => undefined),
  };
  return { ...page, element: Object.assign(element, acts, { canActivateAR: hasAr }) };
}

it('downloads nothing where nothing can be drawn, and shows the picture', async () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  const { container } = draw();
  expect((await screen.findByRole('alert')).textContent).toBe('This browser cannot show it.');
  expect(screen.getByRole('img', { name: 'Tin' })).toBeTruthy();
  expect(container.querySelector('model-viewer')).toBeNull();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(defined).not.toHaveBeenCalled();
});

it('says that the model did not load, and tries again at an address the library has not seen fail', async () => {
  const { element, container } = open();
  fireEvent(element, new CustomEvent('error'));
  expect((await screen.findByRole('alert')).textContent).toBe('It did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.querySelector('model-viewer')?.getAttribute('src')).toBe('/media/tin.glb#1');
});

it('zooms and resets by buttons and keys, once the model stands', async () => {
  const { element } = open();
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  fireEvent(element, new CustomEvent('load'));
  await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }));
  fireEvent.keyDown(element, { key: '-' });
  expect(element.zoom.mock.calls).toEqual([[1], [-1]]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(element.requestUpdate).toHaveBeenCalledWith('cameraOrbit');
  expect(element.jumpCameraToGoal).not.toHaveBeenCalled();
});

it('keeps arrow keys from the sheet around it', () => {
  const heard = vi.fn();
  document.body.addEventListener('keydown', heard);
  const { element } = open();
  fireEvent.keyDown(element, { key: 'ArrowDown' });
  fireEvent.keyDown(element, { key: 'Tab' });
  document.body.removeEventListener('keydown', heard);
  expect(heard.mock.calls.map(([event]) => event.key)).toEqual(['Tab']);
});

it('turns by itself until it is touched, and not at all where motion is unwelcome', async () => {
  const { element, unmount } = open();
  expect(element.hasAttribute('auto-rotate')).toBe(true);
  fireEvent(element, new CustomEvent('camera-change', { detail: { source: 'automatic' } }));
  expect(element.hasAttribute('auto-rotate')).toBe(true);
  fireEvent(element, new CustomEvent('camera-change', { detail: { source: 'user-interaction' } }));
  await waitFor(() => expect(element.hasAttribute('auto-rotate')).toBe(false));
  unmount();
  setMotion(true);
  const still = open().element;
  expect(still.hasAttribute('auto-rotate')).toBe(false);
  fireEvent.keyDown(still, { key: '+' });
  expect(still.jumpCameraToGoal).toHaveBeenCalled();
});

it('offers AR only where the device has it', async () => {
  const { element, unmount } = open();
  fireEvent(element, new CustomEvent('load'));
  await screen.findByRole('button', { name: 'Close' });
  expect(screen.queryByRole('button', { name: 'View in your space' })).toBeNull();
  unmount();
  const { element: withAr } = open({ hasAr: true });
  fireEvent(withAr, new CustomEvent('load'));
  await userEvent.click(await screen.findByRole('button', { name: 'View in your space' }));
  expect(withAr.activateAR).toHaveBeenCalledOnce();
});

it('offers AR also where the device says so only after the model stands', async () => {
  const { element } = open();
  fireEvent(element, new CustomEvent('load'));
  await screen.findByRole('button', { name: 'Zoom in' });
  expect(screen.queryByRole('button', { name: 'View in your space' })).toBeNull();
  Object.assign(element, { canActivateAR: true });
  expect(await screen.findByRole('button', { name: 'View in your space' }, { timeout: 8000 })).toBeTruthy();
});

it('says that AR did not open, by its answer or by its status', async () => {
  const { element } = open({ hasAr: true });
  fireEvent(element, new CustomEvent('load'));
  element.activateAR.mockRejectedValueOnce(new Error('no session'));
  await userEvent.click(await screen.findByRole('button', { name: 'View in your space' }));
  expect((await screen.findByRole('alert')).textContent).toBe('AR did not open.');
  element.activateAR.mockResolvedValueOnce(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'View in your space' }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent(element, new CustomEvent('ar-status', { detail: { status: 'failed' } }));
  expect((await screen.findByRole('alert')).textContent).toBe('AR did not open.');
});

it('can be closed and holds the focus while it loads, when it failed, and on trying again', async () => {
  const { element, container } = open();
  const isInside = () => container.contains(document.activeElement) && document.activeElement !== container;
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(isInside()).toBe(true);
  fireEvent(element, new CustomEvent('error'));
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(isInside()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(isInside()).toBe(true);
});

it('asks the browser whether it can draw only until it can', async () => {
  open().unmount();
  const { getContext } = HTMLCanvasElement.prototype;
  vi.mocked(getContext).mockClear();
  open();
  expect(getContext).not.toHaveBeenCalled();
});
