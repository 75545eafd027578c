// Owns the shape of the table endpoint × role: what each caller is answered, and the call they all make.
import type { CallInput, CallName } from '@stagepass/contract/client.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import type { Contract } from '@stagepass/contract/registry.ts';
import type { CallOptions } from '#app/testing/test-app.ts';
import type { RoleName, Stage } from '#app/testing/world.ts';

/** `ok`, or the code of the failure. */
export type Outcome = string;
export type Cells = Readonly<Record<RoleName, Outcome>>;

export type Given<Name extends CallName> = CallInput<Name> & Pick<CallOptions, 'file'>;

export interface RoleRow<Name extends CallName = CallName> {
  /**
   * The same call for everybody, so that who is refused is refused for who they are. Made anew for each caller: what one
   * call uses up (a post to delete) is made here, in `stage.club`.
   */
  given(stage: Stage): Given<Name> | Promise<Given<Name>>;
  /** In the public club; the only cells where the endpoint knows no club. */
  cells: Cells;
  /** In the private club, where that makes a difference. */
  in_private?: Cells;
  /** The call changes who the caller is (leaves, signs out, is promoted): each gets somebody made for it. */
  spends?: true;
}

type EndpointKeys<Domain> = {
  [Key in keyof Domain]: Domain[Key] extends Endpoint ? Key : never;
}[keyof Domain];
type NameOf<E> = E extends { method: infer M extends string; path: infer P extends string }
  ? Extract<`${M} ${P}`, CallName>
  : never;

/** One row for each endpoint of the domain: a missing one does not compile. */
export type RowsOf<Noun extends keyof Contract> = {
  readonly [Key in EndpointKeys<Contract[Noun]>]: RoleRow<NameOf<Contract[Noun][Key]>>;
};

/** Open to all. */
export const anyone: Cells = {
  visitor: 'ok',
  unverified: 'ok',
  guest: 'ok',
  member: 'ok',
  admin: 'ok',
  scanner: 'ok',
  moderator: 'ok',
  seller: 'ok',
  owner: 'ok',
  operator: 'ok',
  banned: 'ok',
  muted: 'ok',
  suspended: 'ok',
};

/** Answers everybody with the same failure: past the gate, and then something is missing. */
export function everybody(outcome: Outcome): Cells {
  const cells = Object.keys(anyone).map((role) => [role, outcome]);
  return Object.fromEntries(cells) as Cells;
}

/** For whoever is signed in. */
export function signedInOnly(outcome: Outcome = 'ok'): Cells {
  return { ...everybody(outcome), visitor: 'not-signed-in', suspended: 'account-suspended' };
}

/** For whoever has a verified e-mail. */
export function verifiedOnly(outcome: Outcome = 'ok'): Cells {
  return { ...signedInOnly(outcome), unverified: 'email-not-verified' };
}

/** For whoever runs the instance. */
export const operatorOnly: Cells = { ...signedInOnly('not-allowed'), operator: 'ok' };

/** Every admin of the world, by what they were made for. */
export const admins = ['admin', 'scanner', 'moderator', 'seller'] as const;
type Scoped = Exclude<(typeof admins)[number], 'admin'>;

/** What a club's staff may do, whatever the endpoint asks of the account; of admins of one scope only the one it is for. */
export function staffOnly(gate: Cells = verifiedOnly(), scoped?: Scoped): Cells {
  const members = refuse(gate, 'clubs.staff-only', [
    'guest',
    'member',
    'operator',
    'banned',
    'muted',
    'unverified',
  ]);
  return outOfScope(members, scoped);
}

/** Admins who were made for something else are told so. */
export function outOfScope(gate: Cells, scoped?: Scoped, outcome: Outcome = 'clubs.scope-missing'): Cells {
  return refuse(
    gate,
    outcome,
    admins.filter((role) => role !== 'admin' && role !== scoped),
  );
}

/** What a club's owner alone may do. */
export function ownerOnly(gate: Cells = verifiedOnly()): Cells {
  const refused = staffOnly(gate);
  const told = admins.map((role) => [role, gate[role] === 'ok' ? 'clubs.owner-only' : gate[role]]);
  return { ...refused, ...(Object.fromEntries(told) as Partial<Cells>) };
}

/** Where the gate lets somebody in, the club refuses them: what the gate refused stays as it is. */
export function refuse(gate: Cells, outcome: Outcome, roles: readonly RoleName[]): Cells {
  const refused = roles.filter((role) => gate[role] === 'ok').map((role) => [role, outcome]);
  return { ...gate, ...(Object.fromEntries(refused) as Partial<Cells>) };
}
