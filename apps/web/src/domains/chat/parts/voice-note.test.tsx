// @vitest-environment jsdom
// A voice note that cannot be played says so and offers the file; an address that is too old is asked for again first.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { strikeStage } from '#platform/testing/stage.tsx';
import { voiceTypes } from './use-recorder.ts';
import { VoicePlayer } from './voice-note.tsx';

afterEach(() => {
  strikeStage();
  vi.restoreAllMocks();
});

const note = { peaks: Array.from({ length: 48 }, () => 50), duration_s: 7 };

function silent() {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  return vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockImplementation(() => Promise.reject(new DOMException('', 'NotSupportedError')));
}

it('asks for a new address once, plays from it, and then says that this phone cannot play it', async () => {
  const play = silent();
  const onBroken = vi.fn();
  const shown = render(<VoicePlayer {...note} src="/media/old" onBroken={onBroken} />);
  fireEvent.click(screen.getByRole('button', { name: 'Play voice note' }));
  await waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  shown.rerender(<VoicePlayer {...note} src="/media/new" onBroken={onBroken} />);
  expect(await screen.findByText(/^This phone can’t play this voice note/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/media/new');
  expect(play).toHaveBeenCalledTimes(2);
  expect(onBroken).toHaveBeenCalledTimes(1);
});

it('is recorded in a kind that every phone plays, where the browser has it', () => {
  const first = voiceTypes.find((type) => type.startsWith('audio/mp4') || type.startsWith('audio/webm'));
  expect(first).toBe('audio/mp4;codecs=mp4a.40.2');
});
