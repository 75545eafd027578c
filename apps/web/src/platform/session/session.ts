// Owns the signed-in user's session: kept in the browser, shared between tabs, read by screens and the API client.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { useSyncExternalStore } from 'react';
import { readLocalJson, removeLocal, writeLocal } from '../storage/local.ts';
import { clearWalletConnection } from './wallet-connection.ts';

export type { Session };

export const SESSION_KEY = 'spc-user';

const listeners = new Set<() => void>();
let current: Session | null = restore();

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null || !('sctoken' in value)) return false;
  return typeof value.sctoken === 'string' && value.sctoken !== '';
}

function restore(): Session | null {
  const stored = readLocalJson(SESSION_KEY);
  return isSession(stored) ? stored : null;
}

function publish(next: Session | null): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

export function getSession(): Session | null {
  return current;
}

/** Signs in. A login result without a token changes nothing; answers whether it was stored. */
export function storeSession(session: Session): boolean {
  if (!isSession(session)) return false;
  writeLocal(SESSION_KEY, JSON.stringify(session));
  publish(session);
  return true;
}

/** Writes changed facts (name, picture, verified) into the session of whoever is signed in. */
export function updateSession(patch: Partial<Omit<Session, 'sctoken'>>): void {
  if (current) storeSession({ ...current, ...patch });
}

/** Forgets the user and the wallet connection on this device. */
export function clearSession(): void {
  removeLocal(SESSION_KEY);
  clearWalletConnection();
  if (current) publish(null);
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, getSession, () => null);
}

// Signing in or out in one tab holds for all of them. A cleared storage reports a null key.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    publish(restore());
  });
}
