// Owns who is calling: a visitor, or a signed-in user with what the session says of them.

import type { TokenScope } from '@stagepass/base/token-scopes.ts';
import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import { fail } from '../failure/failure.ts';

export interface Visitor {
  readonly kind: 'visitor';
}

export interface SignedIn {
  readonly kind: 'user';
  readonly user_id: string;
  /** Of a call with an access token: the token's id, which no session has. */
  readonly session_id: string;
  /** Set where the call came with an access token: nothing of a browser's (cookies) is given to it. */
  readonly by_access_token?: true;
  readonly verified: boolean;
  /** Runs the instance, and has a second factor: without one an operator is as anybody else. */
  readonly operator: boolean;
  /** Would be an operator, were a second factor on. */
  readonly operator_lacks_factor?: boolean;
  readonly suspended: boolean;
  /** When the person last confirmed who they are on this session. */
  readonly stepped_up_at: Date | null;
}

export type Actor = Visitor | SignedIn;

export const visitor: Visitor = { kind: 'visitor' };

/** Turns a token into a user; the auth domain gives it at boot. */
export type Authenticate = (token: string) => Promise<SignedIn | undefined>;

/** Whoever made an access token, and what it opens. */
export interface TokenHolder {
  readonly user: SignedIn;
  readonly scopes: readonly TokenScope[];
}

/** Turns a personal access token into its holder; the auth domain gives it at boot. */
export type OpenAccessToken = (token: string) => Promise<TokenHolder | undefined>;

export function signedIn(actor: Actor): SignedIn {
  return actor.kind === 'user' ? actor : fail(notSignedIn);
}
