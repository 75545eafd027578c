// Owns who guards accounts: auth asks again who is there, and ends sessions.
import { endSessions } from '#domains/auth/public/end-sessions.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import type { AccountGuard } from '#domains/users/public/account-guard.ts';

export const accountGuardOfAuth: AccountGuard = { requireStepUp, endSessions };
