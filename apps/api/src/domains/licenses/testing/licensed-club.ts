// Owns how tests put money on a club's account and act as its owner: without sessions, which end long before a license does.
import { randomUUID } from 'node:crypto';
import type { TestApp } from '#app/testing/test-app.ts';
import type { Stage } from '#app/testing/world.ts';
import { limitsInUse } from '#domains/clubs/public/limits-in-use.ts';
import { clubAccount, outside } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { changeLicense, type LicenseChosen } from '../actions/change-license.ts';
import { getLicense, listLicensePayments } from '../reads/get-license.ts';

type Place = Pick<Stage, 'app' | 'club' | 'owner'>;

export async function fund({ app, club }: Pick<Stage, 'app' | 'club'>, amount: number): Promise<void> {
  await postTransfer(app.platform.db, {
    kind: 'adjustment',
    moves: [{ from: outside('test'), to: clubAccount(club.id), asset_id: 'credits', amount }],
    ...{ cause: { kind: 'adjustment', id: randomUUID() }, club_id: club.id, actor_id: null, key: null },
    at: app.clock.now(),
  });
}

export async function balance({ app, club }: Pick<Stage, 'app' | 'club'>): Promise<number> {
  return (await balancesOn(app.platform.db, clubAccount(club.id))).balance_cents;
}

export function actorOf(app: TestApp, id: string): SignedIn {
  const session = { session_id: id, verified: true, operator: false, suspended: false };
  return { kind: 'user', user_id: id, stepped_up_at: app.clock.now(), ...session };
}

export function see({ app, club, owner }: Place) {
  return getLicense(app.platform, actorOf(app, owner.id), club.id);
}

/** At the price that the screen shows, unless another is given. */
export async function choose(
  place: Place,
  plan: string,
  given: Partial<LicenseChosen> = {},
): Promise<string> {
  const { app, club, owner } = place;
  const offer = (await see(place)).offers.find(({ key }) => key === plan);
  const chosen = { club_id: club.id, plan, pay_from: 'club' as const, ...given };
  const expected_charge_cents = given.expected_charge_cents ?? offer?.charge_cents ?? 0;
  return app.platform.db.transaction((tx) =>
    changeLicense(app.platform, tx, actorOf(app, owner.id), { ...chosen, expected_charge_cents }),
  );
}

export async function payments({ app, club, owner }: Place): Promise<[string, string, number][]> {
  const asked = { id: club.id, limit: 50 };
  const { data } = await listLicensePayments(app.platform, actorOf(app, owner.id), asked);
  return data.map(({ kind, name, amount_cents }) => [kind, name, amount_cents]);
}

/** The caps of members and admins, and the fee. */
export async function terms({ app, club }: Place): Promise<(number | null)[]> {
  const { db } = app.platform;
  const { members, admins } = await limitsInUse(db, club.id);
  return [members.cap, admins.cap, await primaryFeeOf(db, club.id)];
}

/** The code and the details of what was refused. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [error.reason.code, error.details];
  }
}
