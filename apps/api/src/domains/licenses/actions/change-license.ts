// Owns the change of a club's license by its owner: to a larger one at once, to a smaller one when the month ends.
import type { LicensePlan } from '@stagepass/base/licenses.ts';
import { clubClosing } from '@stagepass/contract/clubs/errors.ts';
import {
  alreadyOn,
  chargeUnderWay,
  grantedNow,
  licensePriceChanged,
  planUnknown,
} from '@stagepass/contract/licenses/errors.ts';
import type { LicenseChange, PayFrom } from '@stagepass/contract/licenses/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPlan, withoutMonth } from '../apply-plan.ts';
import { changeTo } from '../change.rules.ts';
import { lockLicense, updateLicense } from '../licenses.store.ts';
import { type Month, monthFrom } from '../months.rules.ts';
import { askCard, pay, requireMayPay } from '../pay.ts';
import { freePlan, planOf } from '../plans.rules.ts';
import { nextMonth, withoutCharge } from '../renew.ts';
import { requireStillOwner } from '../still-owner.ts';
import type { LicenseRow } from '../tables.ts';

export interface LicenseChosen {
  club_id: string;
  plan: string;
  pay_from: PayFrom;
  expected_charge_cents: number;
}

interface Changing {
  row: LicenseRow;
  plan: LicensePlan;
  charge_cents: number;
  payer_id: string | null;
  by: string;
  /** Of the saved card that brought the money into the wallet. */
  charge_id: string | null;
}

/** Answers the club's id. */
export async function changeLicense(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  chosen: LicenseChosen,
): Promise<string> {
  const { club } = await loadClubFor(platform, tx, actor, chosen.club_id, 'take-money-out');
  if (club.delete_after !== null) fail(clubClosing);
  const plan = planOf(platform, chosen.plan) ?? fail(planUnknown);
  const free = freePlan(platform);
  const row = await lockLicense(tx, { club_id: club.id, plan: free, since: club.created_at });
  await requireStillOwner(platform, tx, { club_id: club.id, user_id: actor.user_id });
  if (row.charge_id !== null) fail(chargeUnderWay);
  const { change, charge_cents } = changeTo(row, plan, platform.clock.now());
  if (change === 'none') return fail(row.granted && row.plan !== plan.key ? grantedNow : alreadyOn);
  if (charge_cents !== chosen.expected_charge_cents) fail(licensePriceChanged, { charge_cents });
  const by = actor.user_id;
  const payer_id = chosen.pay_from === 'club' ? null : by;
  if (chosen.pay_from === 'card' && charge_cents > 0) {
    const asked = { club_id: club.id, user_id: by, name: plan.name, amount: charge_cents };
    await requireMayPay(tx, { user_id: by, amount: charge_cents, at: platform.clock.now() });
    const charge_id = await askCard(platform, tx, { ...asked, attempt: newId(platform) });
    await updateLicense(tx, club.id, { charge_id, charge_plan: plan.key });
  } else await perform(platform, tx, change, { row, plan, charge_cents, payer_id, by, charge_id: null });
  return club.id;
}

async function perform(
  platform: Platform,
  tx: Tx,
  change: Exclude<LicenseChange, 'none'>,
  changing: Changing,
): Promise<void> {
  const { row, plan, charge_cents, by } = changing;
  await steps[change](platform, tx, changing);
  await recordDeed(platform, tx, {
    ...{ club_id: row.club_id, actor_id: by },
    deed: change === 'lower' || change === 'keep' ? 'licenses.change-planned' : 'licenses.changed',
    details: { from: row.terms.name, to: plan.name, charged_cents: charge_cents },
  });
}

/** What the owner chose is paid with what their card brought. Where it cannot be had for that any more, nothing changes. */
export async function buyCharged(
  platform: Platform,
  tx: Tx,
  row: LicenseRow,
  charged: { user_id: string; charge_id: string; amount_cents: number; plan: string },
): Promise<void> {
  const { user_id, charge_id } = charged;
  const plan = planOf(platform, charged.plan);
  if (plan === undefined) return;
  const { change, charge_cents } = changeTo(row, plan, platform.clock.now());
  if (change === 'none' || charge_cents === 0 || charge_cents > charged.amount_cents) return;
  const changing = { row, plan, charge_cents, payer_id: user_id, by: user_id, charge_id };
  await perform(platform, tx, change, changing);
}

type Step = (platform: Platform, tx: Tx, changing: Changing) => Promise<void>;

const steps: Record<Exclude<LicenseChange, 'none'>, Step> = {
  buy(platform, tx, changing) {
    const now = platform.clock.now();
    const anchor_day = now.getUTCDate();
    return take(platform, tx, changing, { ...monthFrom(now, anchor_day), anchor_day, kind: 'purchase' });
  },
  raise(platform, tx, changing) {
    const { starts_at, ends_at, anchor_day } = changing.row;
    if (starts_at === null || ends_at === null) throw new Error('what is raised has a month');
    return take(platform, tx, changing, { starts_at, ends_at, anchor_day, kind: 'purchase' });
  },
  retry: (platform, tx, changing) =>
    take(platform, tx, changing, { ...nextMonth(changing.row, platform.clock.now()), kind: 'renewal' }),
  lower: (_platform, tx, { row, plan }) => updateLicense(tx, row.club_id, { next_plan: plan.key }),
  keep: (_platform, tx, { row }) => updateLicense(tx, row.club_id, { next_plan: null }),
  drop: (platform, tx, { row }) =>
    applyPlan(tx, row.club_id, freePlan(platform), { ...withoutMonth, since: platform.clock.now() }),
};

async function take(
  platform: Platform,
  tx: Tx,
  { row, plan, charge_cents, payer_id, by, charge_id }: Changing,
  { kind, anchor_day, ...month }: Month & { anchor_day: number; kind: 'purchase' | 'renewal' },
): Promise<void> {
  const { club_id } = row;
  const paid = { amount: charge_cents, payer_id, by, charge_id };
  await pay(platform, tx, { ...month, club_id, kind, name: plan.name, ...paid });
  await applyPlan(tx, club_id, plan, {
    ...month,
    ...{ anchor_day, payer_id, granted: false, next_plan: null, tries: 0, due_at: month.ends_at },
    ...{ ...withoutCharge, use_card: charge_id !== null },
    price: kind === 'renewal' ? row.price : plan.price_cents,
    since: row.plan === plan.key ? row.since : platform.clock.now(),
  });
}
