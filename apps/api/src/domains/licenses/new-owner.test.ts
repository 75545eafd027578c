// Tests what a new owner means for a license: the former one's wallet and card pay nothing more, and the new one is told and chooses.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handOverTo } from '#app/testing/club-people.ts';
import { giveCredits } from '#app/testing/ledger.ts';
import { closeTill, spendSome, type Till } from '#app/testing/top-ups.ts';
import type { Somebody, Stage, World } from '#app/testing/world.ts';
import { choosePayer } from './actions/choose-payer.ts';
import { actorOf, balance, choose, fund, payments, refusal, see } from './testing/licensed-club.ts';
import { licensesByCard, openLicensesByCard } from './testing/licenses-by-card.ts';

let till: Till;
let world: World;
let stage: Stage;
let heir: Somebody;
beforeAll(async () => {
  ({ till, world } = await openLicensesByCard());
});
afterAll(() => closeTill(till));
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  heir = await stage.make('admin');
});

const { withCard, byCard, renew, monthLater, becomes, wallet, grantPro } = licensesByCard(() => ({
  till,
  stage,
}));
/** The club as its new owner has it. */
const after = (): Stage => ({ ...stage, owner: heir });
const choosesToPay = (who: Somebody, pay_from: 'club' | 'wallet' | 'card') => {
  const { platform } = till.app;
  const by = actorOf(till.app, who.id);
  return platform.db.transaction((tx) => choosePayer(platform, tx, by, { id: stage.club.id, pay_from }));
};

/** Whom the notices about the license reached, and with what. */
async function noticed(): Promise<[string, string][]> {
  const { rows } = await till.app.platform.db.query<{ user_id: string; card: string }>({
    text: `select user_id, coalesce(payload->>'card', 'unpaid') as card from notifications
      where club_id = $1 and kind = 'license-payment' order by id`,
    values: [stage.club.id],
  });
  return rows.map(({ user_id, card }) => [user_id, card]);
}
const isNoticed = (...expected: [string, string][]) =>
  vi.waitFor(async () => expect(await noticed()).toEqual(expected), { timeout: 10_000 });

/** Events are handled after what they tell of. */
async function handOver(): Promise<void> {
  await handOverTo(stage, heir);
  await vi.waitFor(
    async () => {
      const { rows } = await till.app.platform.db.query({
        text: `select 1 from outbox_deliveries where handler = 'licenses.owner-changed' and dead_at is null`,
      });
      expect(rows).toEqual([]);
    },
    { timeout: 10_000 },
  );
}

async function byWallet(months: number): Promise<void> {
  await giveCredits(till.app.platform.db, { user_id: stage.owner.id, amount: 2900 * months });
  await choose(stage, 'pro', { pay_from: 'wallet' });
}

test('the next month is the club’s to pay and never the former owner’s; what is unused goes back to them', async () => {
  await byWallet(3);
  await handOver();
  await isNoticed([heir.id, 'payer-left']);
  expect(await see(after())).toMatchObject({ pay_from: 'club', plan: { key: 'pro' } });
  await fund(stage, 2900);
  monthLater();
  await renew();
  expect([await wallet(stage.owner), await balance(stage)]).toEqual([5800, 0]);
  // Nothing is there for the next one: tried again by the usual days, and asked of nobody else.
  monthLater();
  await renew();
  expect(await see(after())).toMatchObject({ plan: { key: 'pro' }, next_try_at: expect.any(String) });
  expect(await wallet(stage.owner)).toBe(5800);
});

test('what is unused of a month goes back to who paid it, whatever was chosen since', async () => {
  await byWallet(1);
  await handOver();
  await choosesToPay(heir, 'wallet');
  await grantPro(heir);
  expect([await wallet(stage.owner), await wallet(heir)]).toEqual([2900, 0]);
});

test('the new owner chooses, and pays from then on; the former one cannot choose any more', async () => {
  await byWallet(1);
  await handOver();
  const refused = [
    [stage.owner, 'wallet', 'clubs.owner-only'],
    [heir, 'card', 'ledger.no-saved-card'],
  ] as const;
  for (const [who, from, code] of refused)
    expect(await refusal(choosesToPay(who, from))).toEqual([code, undefined]);
  await withCard(heir);
  await choosesToPay(heir, 'card');
  expect(await see(after())).toMatchObject({ pay_from: 'card' });
  monthLater();
  await renew();
  const charge = (await see(after())).charge?.id ?? '';
  expect(await refusal(choosesToPay(heir, 'club'))).toEqual(['licenses.payment-under-way', undefined]);
  await till.charge(charge);
  await vi.waitFor(async () => expect((await see(after())).charge).toBeNull(), { timeout: 10_000 });
  expect(await payments(after())).toEqual([
    ['renewal', 'Pro', 2900],
    ['purchase', 'Pro', 2900],
  ]);
  expect([await wallet(stage.owner), await wallet(heir)]).toEqual([0, 0]);
});

test('a renewal’s charge that was not sent is withdrawn, and the new owner’s card is another one', async () => {
  await withCard(stage.owner);
  await withCard(heir);
  await byCard();
  const first = (await see(stage)).charge?.id ?? '';
  await till.charge(first);
  await becomes({ plan: { key: 'pro' }, charge: null });
  monthLater();
  await renew();
  const asked = (await see(stage)).charge?.id ?? '';
  await handOver();
  expect(await see(after())).toMatchObject({ charge: null, pay_from: 'club' });
  await till.charge(asked);
  await till.askForCharges();
  expect(await wallet(stage.owner)).toBe(0);
  await isNoticed([heir.id, 'payer-left']);
  // The same try of the same month, by another card.
  await choosesToPay(heir, 'card');
  till.app.clock.advance(2 * 3_600_000);
  await renew();
  const own = (await see(after())).charge?.id ?? '';
  expect(own).not.toBe(asked);
  await till.charge(own);
  await vi.waitFor(async () => expect(await payments(after())).toHaveLength(2), { timeout: 10_000 });
  expect([await wallet(stage.owner), await wallet(heir)]).toEqual([0, 0]);
});

test('a charge that was sent is not waited for: what it brings stays in the wallet of whose card it is', async () => {
  await withCard(stage.owner);
  await byCard();
  const asked = (await see(stage)).charge?.id ?? '';
  till.stripe.loseAnswers = 2;
  await expect(till.charge(asked)).rejects.toMatchObject({ kind: 'unreachable' });
  await handOver();
  expect(await see(after())).toMatchObject({ plan: { key: 'free' }, charge: null });
  await till.charge(asked);
  await isNoticed([stage.owner.id, 'kept']);
  expect([await wallet(stage.owner), (await see(after())).plan.key]).toEqual([2900, 'free']);
  await spendSome(till.app, stage.owner, 2900);
});
