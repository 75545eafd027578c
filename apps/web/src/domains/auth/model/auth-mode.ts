// Which of its three faces the auth page shows, from `?mode=`.
import type { AuthMode } from '../public/paths.ts';

export function authMode(asked: string | null): AuthMode {
  return asked === 'register' || asked === 'reset' ? asked : 'sign-in';
}
