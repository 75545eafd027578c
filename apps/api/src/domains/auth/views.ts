// Owns how auth's rows become the shapes of the contract.
import type { AccessToken } from '@stagepass/contract/auth/access-token-shapes.ts';
import type { device, Security, Session } from '@stagepass/contract/auth/shapes.ts';
import type { z } from 'zod';
import type { Person } from '#domains/users/public/person.ts';
import { presentPicture } from '#domains/users/public/present-user.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { canRemoveIdentity, canRemovePassword, isStepUpNeeded } from './policy.ts';
import type { AccessTokenRow, AccountRow, IdentityRow, PasskeyRow, SessionRow } from './tables.ts';

export const PASSWORD_METHOD_ID = 'password';

export function presentSession(
  platform: Platform,
  person: Person,
  sessionId: string,
): Omit<Session, 'sctoken'> {
  return {
    id: person.id,
    user_id: person.id,
    email: person.email ?? '',
    user_name: person.user_name,
    display_name: person.display_name,
    avatar: presentPicture(platform, person),
    email_verified: person.email_verified,
    operator: person.operator,
    welcome_done: person.welcome_done,
    session_id: sessionId,
  };
}

export function presentDevice(row: SessionRow, actor: SignedIn): z.infer<typeof device> {
  return {
    id: row.id,
    name: row.device_name,
    current: row.id === actor.session_id,
    signed_in_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    address: row.network,
  };
}

export interface SecurityParts {
  account: AccountRow;
  identities: IdentityRow[];
  passkeys: PasskeyRow[];
  recovery_codes_left: number;
  email: string | null;
}

export function presentSecurity(platform: Platform, actor: SignedIn, parts: SecurityParts): Security {
  const { account, identities, passkeys } = parts;
  const password = {
    id: PASSWORD_METHOD_ID,
    kind: 'password' as const,
    label: parts.email ?? '',
    linked_at: (account.password_changed_at ?? account.created_at).toISOString(),
    can: { remove: canRemovePassword(parts) },
  };
  return {
    methods: [
      ...(account.password_hash === null ? [] : [password]),
      ...identities.map((identity) => ({
        id: identity.id,
        kind: identity.kind,
        label: identity.label,
        linked_at: identity.linked_at.toISOString(),
        can: { remove: canRemoveIdentity(parts, identity) },
      })),
    ],
    totp: account.totp_confirmed_at !== null,
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      created_at: passkey.created_at.toISOString(),
      last_used_at: passkey.last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: parts.recovery_codes_left,
    step_up_needed: isStepUpNeeded(actor, platform.clock.now()),
  };
}

export function presentAccessToken(row: AccessTokenRow, now: Date): AccessToken {
  return {
    id: row.id,
    name: row.name,
    starts_with: row.starts_with,
    scopes: row.scopes,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    expired: row.expires_at <= now,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
