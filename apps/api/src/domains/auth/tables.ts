// Owns the row types of the auth domain's tables; nobody else reads or writes them.

import type { TokenScope } from '@stagepass/base/token-scopes.ts';
import type { MethodKind } from '@stagepass/contract/auth/shapes.ts';
import type { Generated } from 'kysely';

export type IdentityKind = Exclude<MethodKind, 'password'>;
export type FlowKind = 'discord' | 'tiktok' | 'twitter' | 'wallet' | 'consent' | 'reset-link';
export type OtpPurpose = 'verify-email' | 'reset-password' | 'old-email' | 'new-email';
export type ChallengePurpose = 'add' | 'step-up' | 'sign-in';
/** How a session began. */
export type SignInMethod = Exclude<MethodKind, 'tiktok'> | 'demo';

export interface AccountRow {
  user_id: string;
  password_hash: string | null;
  password_changed_at: Date | null;
  totp_sealed: string | null;
  totp_confirmed_at: Date | null;
  totp_last_step: number | null;
  created_at: Date;
}

export interface IdentityRow {
  id: string;
  user_id: string;
  kind: IdentityKind;
  subject: string;
  label: string;
  linked_at: Date;
}

export interface SessionRow {
  id: string;
  user_id: string;
  token_hash: Buffer;
  method: SignInMethod;
  device_name: string;
  network: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  stepped_up_at: Date | null;
}

export interface OtpRow {
  user_id: string;
  purpose: OtpPurpose;
  email: string;
  code_hash: string;
  tries: number;
  sent_at: Date;
  expires_at: Date;
}

export interface EmailChangeRow {
  user_id: string;
  new_email: string;
  old_confirms: boolean;
  started_at: Date;
  expires_at: Date;
}

export interface AttemptRow {
  bucket: string;
  started_at: Date;
  tries: number;
  next_at: Date;
}

export interface FlowRow {
  key_hash: Buffer;
  kind: FlowKind;
  proof: string;
  redirect_uri: string;
  user_id: string | null;
  expires_at: Date;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface TicketRow {
  token_hash: Buffer;
  user_id: string;
  method: SignInMethod;
  tries: number;
  expires_at: Date;
}

interface OtpDayTable {
  subject: string;
  day: string;
  codes: Generated<number>;
  wrong: Generated<number>;
}

interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

interface ChallengeTable {
  purpose: ChallengePurpose;
  holder: string;
  challenge: string;
  expires_at: Date;
}

export interface AccessTokenRow {
  id: string;
  user_id: string;
  name: string;
  scopes: TokenScope[];
  token_hash: Buffer;
  starts_with: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

export interface AuthTables {
  auth_access_tokens: AccessTokenRow;
  auth_accounts: AccountRow;
  auth_identities: IdentityRow;
  auth_sessions: SessionRow;
  auth_otps: OtpRow;
  auth_otp_days: OtpDayTable;
  auth_email_changes: EmailChangeRow;
  auth_attempts: AttemptRow;
  auth_flows: FlowRow;
  auth_passkeys: PasskeyRow;
  auth_recovery_codes: RecoveryCodeTable;
  auth_tickets: TicketRow;
  auth_challenges: ChallengeTable;
}
