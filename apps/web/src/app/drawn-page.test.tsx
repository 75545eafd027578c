// @vitest-environment jsdom
// Owns: a page that came drawn is adopted only where it is right, and nothing typed or pressed early is lost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasScreen, isAdoptable, keepEarlyInput } from './drawn-page.ts';
import { firstScreenSettled } from './first-settled.ts';

const firstPaint = readFileSync(join(import.meta.dirname, '../../public/drawn-first-paint.js'), 'utf8');
const page = document.documentElement;

function Form({ onSend }: { onSend: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  useEffect(firstScreenSettled, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(`${email} ${password}`);
      }}
    >
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input name="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <button type="submit">Send</button>
    </form>
  );
}

let root: HTMLElement;

/** The page as it arrives at an address, before the app runs. */
function arrive(address: string): void {
  window.history.replaceState(null, '', address);
  page.dataset.drawn = '';
  page.dataset.app = '/assets/app.js';
  new Function(firstPaint)();
  document.body.innerHTML = `<div id="root">${renderToString(<Form onSend={() => undefined} />)}</div>`;
  root = document.getElementById('root') ?? document.body;
}

const field = (name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`);

function type(name: string, text: string): void {
  const element = field(name);
  if (element) element.value = text;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.matchMedia = vi.fn().mockReturnValue({ matches: false });
});
afterEach(() => {
  document.dispatchEvent(new Event('stagepass:settled'));
  localStorage.clear();
  delete page.dataset.drawn;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what this visit shows', () => {
  it.each(['/welcome', '/welcome?next=%2Fclubs', '/auth', '/auth/', '/auth?next=%2Fclubs'])(
    'is what came drawn at %s',
    (address) => {
      arrive(address);
      expect(hasScreen(root, true)).toBe(true);
      expect(isAdoptable()).toBe(!address.includes('?'));
    },
  );

  it.each([
    '/auth?mode=register',
    '/auth?next=%2Fclubs&mode=reset',
    '/auth?oauth_token=t&oauth_verifier=v',
    '/auth#access_token=t',
    '/auth?locale=pseudo',
    '/welcome?locale=pseudo',
  ])('is something else at %s', (address) => {
    arrive(address);
    expect(page.dataset.drawn).toBe('unfit');
    expect(hasScreen(root, true)).toBe(false);
    expect(root.childElementCount).toBe(0);
    expect(page.dataset.drawn).toBeUndefined();
  });

  it('is elsewhere for somebody who is signed in, on /auth only', () => {
    localStorage.setItem('spc-user', '{"sctoken":"t"}');
    arrive('/auth');
    expect(hasScreen(root, true)).toBe(false);
    arrive('/welcome');
    expect(hasScreen(root, true)).toBe(true);
  });

  it('is the notice on a wide screen', () => {
    arrive('/welcome');
    expect(hasScreen(root, false)).toBe(false);
  });

  it('is drawn anew where the history brings something along', () => {
    arrive('/auth');
    window.history.replaceState({ usr: { passwordChanged: true }, idx: 0 }, '');
    expect(isAdoptable()).toBe(false);
  });
});

describe('what was done before the app ran', () => {
  it.each(['adopted', 'drawn anew'] as const)(
    'is typed text that stays where the page is %s',
    async (how) => {
      const onSend = vi.fn();
      arrive('/auth');
      type('email', 'mara@okafor.studio');
      type('password', 'secret-word');
      keepEarlyInput(root);
      await act(async () => {
        if (how === 'adopted') hydrateRoot(root, <Form onSend={onSend} />);
        else createRoot(root).render(<Form onSend={onSend} />);
      });
      await act(async () => vi.advanceTimersByTime(1));
      expect([field('email')?.value, field('password')?.value]).toEqual([
        'mara@okafor.studio',
        'secret-word',
      ]);
      await act(async () => root.querySelector('button')?.click());
      expect(onSend).toHaveBeenCalledWith('mara@okafor.studio secret-word');
    },
  );

  it('is a press that is kept, not sent by the browser, and done once the app listens', async () => {
    const onSend = vi.fn();
    const sent = vi.fn((event: Event) => event.defaultPrevented);
    arrive('/auth');
    document.addEventListener('submit', sent);
    type('email', 'mara@okafor.studio');
    root.querySelector('button')?.click();
    expect(sent).not.toHaveBeenCalled();
    keepEarlyInput(root);
    await act(async () => {
      hydrateRoot(root, <Form onSend={onSend} />);
    });
    await act(async () => vi.advanceTimersByTime(1));
    document.removeEventListener('submit', sent);
    expect(onSend).toHaveBeenCalledExactlyOnceWith('mara@okafor.studio ');
    expect(page.dataset.drawn).toBeUndefined();
  });
});
