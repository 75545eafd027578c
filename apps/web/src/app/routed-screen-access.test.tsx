// @vitest-environment jsdom
// Owns: who may open a screen, and where the others are sent.
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { Access, RouteEntry } from '#platform/navigation/route-entry.ts';
import { clearSession, type Session, storeSession, updateSession } from '#platform/session/session.ts';
import { RoutedScreen } from './routed-screen.tsx';

const session = { user_id: 'u1', session_id: 's1', sctoken: 'token', operator: false } as Session;
afterEach(() => {
  cleanup();
  clearSession();
});

function Inside() {
  return <p>inside</p>;
}

function Where() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

async function open(access: Access, address = '/room?a=1') {
  const entry: RouteEntry = {
    path: '/room',
    access,
    load: async () => ({ Component: Inside }),
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/room" element={<RoutedScreen entry={entry} />} />
        <Route path="*" element={<Where />} />
      </Routes>
    </MemoryRouter>,
  );
  await act(async () => undefined);
}

describe('who may open a screen', () => {
  it('anyone, where visitors may', async () => {
    await open('visitor');
    expect(screen.getByText('inside')).toBeTruthy();
  });
  it('leads a visitor from a fan’s screen to the closed door, which knows the way back', async () => {
    await open('fan');
    expect(screen.getByText('at /permission-error?reason=sign-in&next=%2Froom%3Fa%3D1')).toBeTruthy();
  });
  it('opens a fan’s screen to a fan, but not the operator’s', async () => {
    storeSession(session);
    await open('fan');
    expect(screen.getByText('inside')).toBeTruthy();
    cleanup();
    await open('operator');
    expect(screen.getByText('at /permission-error?reason=operator')).toBeTruthy();
  });
  it('closes the operator’s screen while it is open, once they are no operator any more', async () => {
    storeSession({ ...session, operator: true });
    await open('operator');
    expect(screen.getByText('inside')).toBeTruthy();
    act(() => updateSession({ operator: false }));
    expect(screen.getByText('at /permission-error?reason=operator')).toBeTruthy();
  });
  it('sends the signed-in away from a screen for the signed-out, to where they wanted', async () => {
    storeSession(session);
    await open('signed-out', '/room?next=%2Fclubs');
    expect(screen.getByText('at /clubs')).toBeTruthy();
  });
  it('lets the screen decide where to go when somebody signs in on it', async () => {
    await open('signed-out');
    await act(async () => void storeSession(session));
    expect(screen.getByText('inside')).toBeTruthy();
  });
});
