// Owns taking over a page that came drawn: whether its markup fits, and what was typed or pressed before the app ran.
import { firstScreenSettled, releasePage, whenFirstScreenSettles } from './first-settled.ts';

/** Whether the page came with the screen that this visit shows; what else it came with is cleared away. */
export function hasScreen(root: HTMLElement, onPhone: boolean): boolean {
  if (root.firstElementChild === null) return false;
  if (onPhone && document.documentElement.dataset.drawn !== 'unfit') return true;
  root.replaceChildren();
  releasePage();
  return false;
}

/** Whether every link and word of it is right, so that the app can adopt it; otherwise it draws the screen anew. */
export function isAdoptable(): boolean {
  // The query goes into links; what the history brings may be a notice.
  const state: unknown = window.history.state;
  const brings = typeof state === 'object' && state !== null && 'usr' in state && state.usr != null;
  return window.location.search === '' && !brings;
}

type Typed = Map<string, string>;

const fieldsOf = (root: HTMLElement) => root.querySelectorAll<HTMLInputElement>('input[name]');

function readTyped(root: HTMLElement): Typed {
  const filled = [...fieldsOf(root)].filter((field) => field.value !== '');
  return new Map(filled.map((field) => [field.name, field.value]));
}

/** React takes a field's value at its first sight for known: emptied through React's own eye, then filled past it. */
function tell(field: HTMLInputElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A screen that breaks never settles; what is shown instead must not stay deaf. */
const SETTLE_LIMIT_MS = 4000;

/** Called before the app draws on a page that came drawn. */
export function keepEarlyInput(root: HTMLElement): void {
  const before = readTyped(root);
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
  const settle = () => {
    // Where the markup was adopted, more may have been typed since.
    const typed = new Map([...before, ...readTyped(root)]);
    for (const field of fieldsOf(root)) {
      const value = typed.get(field.name);
      if (value !== undefined) tell(field, value);
      if (field.name === focused && focused !== '') field.focus({ preventScroll: true });
    }
    // After what was typed has been drawn: a press must find it.
    setTimeout(releasePage);
  };
  whenFirstScreenSettles(settle);
  setTimeout(firstScreenSettled, SETTLE_LIMIT_MS);
}
