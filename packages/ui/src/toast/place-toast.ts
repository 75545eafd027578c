// Owns where a toast stands: under the top bar, or above whatever is fixed to the foot of the screen where it would cover a title or
// the control that was just pressed.

export type ToastPlace = 'top' | 'bottom';

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Ground {
  /** Where it would stand at each place. */
  readonly top: Span;
  readonly bottom: Span;
  readonly titles: readonly Span[];
  /** What has the focus: the control whose press showed the toast. */
  readonly pressed: Span | null;
  /** A text field has the focus: a phone's keyboard covers the foot of the screen. */
  readonly typing: boolean;
}

const meets = (one: Span) => (other: Span) => one.top < other.bottom && other.top < one.bottom;

export function placeToast({ top, bottom, titles, pressed, typing }: Ground): ToastPlace {
  if (typing) return 'top';
  const covers = (at: Span) => titles.some(meets(at)) || (pressed !== null && meets(at)(pressed));
  if (!covers(top)) return 'top';
  // A title is read after the press, the control was read before it.
  return covers(bottom) && !titles.some(meets(top)) ? 'top' : 'bottom';
}

const GAP_PX = 8;
const FEET = '.sp-dock, .sp-tab-bar, .sp-drawer-foot';

/** How much of the foot of the screen is taken by what stays there. */
export function measureFoot(height = window.innerHeight): number {
  const tops = spansOf(document.querySelectorAll(FEET)).flatMap(({ top, bottom }) =>
    bottom >= height - GAP_PX && top < height ? [top] : [],
  );
  return Math.max(0, height - Math.min(height, ...tops));
}

/** `at_top` is where it begins under the top bar. */
export function measureGround(toast: { height: number; at_top: number; foot: number }): Ground {
  const end = window.innerHeight - toast.foot - GAP_PX;
  // Under a sheet or a dialog nothing is read.
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const titled = dialogs.length === 0 ? [document.body] : dialogs;
  const focused = document.activeElement;
  const isControl =
    focused !== null && focused !== document.body && focused.closest('.sp-toast-region') === null;
  return {
    top: { top: toast.at_top, bottom: toast.at_top + toast.height },
    bottom: { top: end - toast.height, bottom: end },
    titles: titled.flatMap((part) =>
      spansOf(part.querySelectorAll(part === document.body ? 'h1' : 'h1, h2')),
    ),
    pressed: isControl && focused.matches('button, a, summary, [role="switch"]') ? spanOf(focused) : null,
    typing: focused?.matches('textarea, input:not([type="checkbox"], [type="radio"])') ?? false,
  };
}

function spanOf(element: Element): Span {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
}

/** Without what only a screen reader finds, which is a pixel high. */
function spansOf(elements: Iterable<Element>): Span[] {
  return [...elements].map(spanOf).filter(({ top, bottom }) => bottom - top > 1);
}
