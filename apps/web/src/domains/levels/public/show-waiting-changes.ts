// Owns the showing of changes of level and tier, one after the other: by the device that somebody looks at, and never over
// something that they are in the middle of.
import type { LevelChange } from '@stagepass/contract/levels/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { callData } from '#platform/api/api.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { getSession } from '#platform/session/session.ts';
import { changeCopy } from '../change-copy.ts';
import { clubLevelsPath } from './paths.ts';

const LOOK_AGAIN_MS = 500;

let isShowing = false;
let isAskedAgain = false;

/** Whoever takes a change shows it: no other device gets it. */
export async function showWaitingChanges(): Promise<void> {
  isAskedAgain = true;
  if (isShowing) return;
  isShowing = true;
  try {
    while (isAskedAgain && getSession() !== null) {
      isAskedAgain = false;
      await untilFree();
      await showChanges(await callData('POST /level-changes/take', {}));
    }
  } catch {
    // Without a connection nothing was taken: the next start or event asks again.
  } finally {
    isShowing = false;
  }
}

/** Those that this device has taken: one after the other. */
export async function showChanges(changes: readonly LevelChange[]): Promise<void> {
  for (const change of changes) {
    await untilFree();
    await show(change);
  }
}

/** The screen is looked at, and no sheet or question is open on it. */
async function untilFree(): Promise<void> {
  const isBusy = () =>
    document.visibilityState === 'hidden' ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

async function show(change: LevelChange): Promise<void> {
  if (change.to < change.from) return tellLower(change);
  const { celebrate } = await import('../parts/celebrate.tsx');
  await celebrate(change);
}

/** Told calmly: a line that leaves by itself. */
function tellLower(change: LevelChange): void {
  const copy = copyIn(changeCopy, getLocale());
  const { club } = change;
  const at = { club: club.name };
  const title =
    change.kind === 'level'
      ? copy.levelDown({ ...at, level: change.to })
      : change.name === null
        ? copy.tierNone(at)
        : copy.tierDown({ ...at, tier: change.name });
  showToast({
    title,
    description: change.kind === 'level' ? copy.levelDownText : copy.tierDownText,
    onOpen: () => go(clubLevelsPath(club.handle)),
  });
}
