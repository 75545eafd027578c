// Puts the question about notifications above whatever screen is open; fetched with the first one that is asked.
import { createRoot } from 'react-dom/client';
import type { FittingAct } from '#platform/push/fitting-act.ts';
import { noteAsked } from '../model/ask-push.ts';
import { AskSheet } from './ask-sheet.tsx';

const LOOK_AGAIN_MS = 500;

/** Whoever writes has the keyboard open, and is about to write on: a chat asks once its field is left. */
function isWriting(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLElement && (field.matches('input, textarea') || field.isContentEditable);
}

/** The screen is looked at, nobody writes, and no other sheet or question is open on it. */
async function untilFree(): Promise<void> {
  const isBusy = () =>
    document.visibilityState === 'hidden' ||
    isWriting() ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

/** Several acts can pass before the screen is free: one question is enough. */
let isWaiting = false;

export async function showAsk(act: FittingAct): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  await untilFree();
  isWaiting = false;
  noteAsked(Date.now());
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<AskSheet act={act} onClose={close} />);
}
