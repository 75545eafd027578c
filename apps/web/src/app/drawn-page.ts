// Owns taking over a page that came drawn: whether its markup fits, and what was typed or pressed before the app ran.

/** Whether the app may adopt the markup as it is; otherwise it draws anew in its place. */
export function adoptsMarkup(root: HTMLElement): boolean {
  if (root.firstElementChild === null || document.documentElement.dataset.drawn === 'unfit') return false;
  // Queries and what the history brings (a notice) change links and contents.
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

let settle: (() => void) | null = null;

/** Called before the app draws on a page that came drawn. */
export function keepEarlyInput(root: HTMLElement): void {
  const before = readTyped(root);
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.name : '';
  settle = () => {
    // Where the markup was adopted, more may have been typed since.
    const typed = new Map([...before, ...readTyped(root)]);
    for (const field of fieldsOf(root)) {
      const value = typed.get(field.name);
      if (value !== undefined) tell(field, value);
      if (field.name === focused && focused !== '') field.focus({ preventScroll: true });
    }
    delete document.documentElement.dataset.drawn;
    // After what was typed has been drawn: a press must find it.
    setTimeout(() => document.dispatchEvent(new Event('stagepass:settled')));
  };
}

/** The first screen stands and listens. */
export function firstScreenSettled(): void {
  settle?.();
  settle = null;
}
