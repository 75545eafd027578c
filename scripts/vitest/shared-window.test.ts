// @vitest-environment jsdom
// Tests that a test file finds nothing of the one before it in the window that they share.
import { expect, test, vi } from 'vitest';
import { beginFile } from './shared-window.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const html = () => document.documentElement;

function added<Name extends 'input' | 'style'>(name: Name, where: HTMLElement): HTMLElementTagNameMap[Name] {
  return where.appendChild(document.createElement(name));
}

/** Who is there to hear an event; the only way to see a listener. */
const heard = vi.fn();
function hears(target: EventTarget): number {
  heard.mockClear();
  target.dispatchEvent(new Event('left-behind'));
  return heard.mock.calls.length;
}

/** What is left behind, how, and how the next file would see it. */
const leftovers: readonly [what: string, leave: () => unknown, seen: () => unknown][] = [
  ['a page', () => document.body.append('left'), () => document.body.outerHTML],
  ['a page beside the body', () => html().append(document.createElement('i')), () => html().outerHTML],
  ['attributes', () => html().setAttribute('lang', 'eo'), () => html().outerHTML],
  ['a class', () => document.body.classList.add('left'), () => document.body.outerHTML],
  ['a title', () => Object.assign(document, { title: 'Left' }), () => document.title],
  ['styles', () => added('style', document.head), () => document.styleSheets.length],
  ['the focus', () => added('input', document.body).focus(), () => document.activeElement === document.body],
  ['how far it was scrolled', () => Object.assign(html(), { scrollTop: 40 }), () => html().scrollTop],
  [
    'a selection',
    () => document.getSelection()?.selectAllChildren(document.body),
    () => document.getSelection()?.rangeCount,
  ],
  ['storage', () => localStorage.setItem('left', '1'), () => localStorage.length],
  ["a tab's storage", () => sessionStorage.setItem('left', '1'), () => sessionStorage.length],
  ['a cookie', () => Object.assign(document, { cookie: 'left=1' }), () => document.cookie],
  ['an address', () => history.replaceState(null, '', '/left?x=1#y'), () => location.href],
  ['a state', () => history.replaceState({ over: 1 }, ''), () => history.state],
  ['ways back', () => history.pushState(null, ''), () => history.length],
  ['who listens to the window', () => window.addEventListener('left-behind', heard), () => hears(window)],
  [
    'who listens to the document',
    () => document.addEventListener('left-behind', heard),
    () => hears(document),
  ],
  [
    'who listens to the body while events pass it',
    () => document.body.addEventListener('left-behind', heard, { capture: true }),
    () => hears(document.body),
  ],
  ['a handler', () => Object.assign(window, { onresize: heard }), () => window.onresize],
  ['a stub', () => vi.stubGlobal('matchMedia', heard), () => window.matchMedia],
  ['a stub by hand', () => Object.assign(window, { ethereum: {} }), () => 'ethereum' in window],
  [
    'a stub in the place of a function',
    () => Object.assign(window, { scrollTo: heard }),
    () => window.scrollTo,
  ],
  ['another network', () => Object.assign(globalThis, { fetch: heard }), () => fetch],
  ['another width', () => Object.assign(window, { innerWidth: 7 }), () => window.innerWidth],
  [
    'what the phone can',
    () => Object.defineProperty(navigator, 'vibrate', { value: heard, configurable: true }),
    () => 'vibrate' in navigator,
  ],
  [
    'what the document says of itself',
    () => Object.defineProperty(document, 'hidden', { value: 'left', configurable: true }),
    () => document.hidden,
  ],
  ['a mark on the document', () => Object.assign(document, { [Symbol('left')]: 1 }), () => marks(document)],
  [
    'what elements can',
    () => Object.assign(HTMLElement.prototype, { scrollIntoView: heard }),
    () => 'scrollIntoView' in document.body,
  ],
  [
    'another form of what elements can',
    () => Object.assign(HTMLElement.prototype, { click: heard }),
    () => document.body.click,
  ],
  ['a hand on the clock', () => vi.useFakeTimers(), () => vi.isFakeTimers()],
];

function marks(holder: object): number {
  return Object.getOwnPropertySymbols(holder).filter(({ description }) => description === 'left').length;
}

test.each(leftovers)('%s', (_what, leave, seen) => {
  beginFile();
  const before = seen();
  leave();
  expect(seen(), 'it was not there to be seen').not.toEqual(before);
  beginFile();
  expect(seen()).toEqual(before);
});

test('what was to come comes no more', async () => {
  const late = vi.fn();
  setTimeout(late, 1, 'given');
  const every = setInterval(late, 1);
  requestAnimationFrame(late);
  beginFile();
  await pause(40);
  clearInterval(every);
  expect(late).not.toHaveBeenCalled();

  setTimeout(late, 1, 'given');
  await pause(20);
  expect(late).toHaveBeenCalledExactlyOnceWith('given');
  requestAnimationFrame(late);
  await pause(40);
  expect(late).toHaveBeenCalledTimes(2);
});

test('a way back that was begun leads nowhere', async () => {
  history.pushState({ over: 1 }, '', '/left');
  history.back();
  beginFile();
  history.replaceState({ own: 1 }, '', '/own');
  await pause(20);
  expect(history.state).toEqual({ own: 1 });
});

test('the body stays the one that Testing Library knows', () => {
  const { body } = document;
  beginFile();
  expect(document.body).toBe(body);
});
