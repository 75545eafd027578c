// The addresses of the sign-in screens.
import { withNext } from '#platform/navigation/next.ts';

export type AuthMode = 'sign-in' | 'register' | 'reset';

export function authPath(options: { mode?: AuthMode; next?: string | null } = {}): string {
  const mode = options.mode ?? 'sign-in';
  return withNext(mode === 'sign-in' ? '/auth' : `/auth?mode=${mode}`, options.next);
}

export function otpVerifyPath(next?: string | null): string {
  return withNext('/otp-verify', next);
}

export function verifyEmailPath(next?: string | null): string {
  return withNext('/verify-email', next);
}

export function changePasswordPath(): string {
  return '/user/change-password';
}
