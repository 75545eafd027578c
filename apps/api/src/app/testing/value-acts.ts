// Owns what happens beside requests with a key: Stripe's notices, scans at two doors, takings-back, the operator's desk, jobs.
import { randomUUID } from 'node:crypto';
import type { Dice } from '@stagepass/base/dice.ts';
import { closeDue } from '#domains/auctions/jobs.ts';
import { askForTopUps, collectDebts, sendReturns } from '#domains/ledger/payment-jobs.ts';
import { sealMoves } from '#domains/ledger/seal-moves.ts';
import { runJob } from './run-job.ts';
import type { Player, ValueStage } from './value-stage.ts';

/** Asks any server until one answers. */
export type Insist = <Answer>(ask: (url: string) => Promise<Answer>) => Promise<Answer>;

interface Act {
  readonly stage: ValueStage;
  readonly dice: Dice;
  readonly insist: Insist;
  readonly call: CallAny;
}

export type CallAny = (
  who: Pick<Player, 'as'>,
  name: string,
  input: { params?: Record<string, string>; body?: object },
) => Promise<{ ok: boolean; status: number; body?: unknown; error?: { code: string } }>;

function pick<Entry>(dice: Dice, list: readonly Entry[]): Entry | undefined {
  return list.length === 0 ? undefined : list[dice.int(list.length)];
}

async function rowOf<Row extends object>({ app }: ValueStage, text: string, values: unknown[] = []) {
  return (await app.platform.db.query<Row>({ text, values })).rows[0];
}

/** Twice at once, as Stripe may; signed anew for each try, since signatures grow old. */
async function tellOfLatest({ stage, insist }: Act, type: string, part: string): Promise<void> {
  const { stripe, app } = stage;
  const notice = stripe.notices.findLast((one) => one.type === type && one.body.includes(part));
  if (notice === undefined) throw new Error(`no notice ${type}`);
  const send = () =>
    insist(async (url) => {
      const status = await stripe.send(notice, `${url}/api/webhooks/stripe`, app.clock.now());
      if (status !== 200) throw new TypeError(`fetch failed: the webhook answered ${status}`);
    });
  await Promise.all([send(), send()]);
}

/** Paid for, mostly; word of it comes, mostly. */
export async function payTopUp(act: Act, sessionId: string): Promise<void> {
  const { stripe } = act.stage;
  if (stripe.sessions.get(sessionId)?.status !== 'open' || act.dice.int(10) === 0) return;
  stripe.pay(sessionId);
  if (act.dice.int(8) > 0) await tellOfLatest(act, 'checkout.session.completed', sessionId);
}

/** What of a payment is neither refunded nor disputed yet. */
function leftOf(
  { stripe }: ValueStage,
  { payment_intent, amount_total }: { payment_intent: string | null; amount_total: number },
) {
  const gone = [...stripe.refunds.values(), ...stripe.disputes.values()]
    .filter((one) => one.payment_intent === payment_intent)
    .reduce((sum, one) => sum + one.amount, 0);
  return amount_total - gone;
}

/** With something left that nobody asks back: a return of the fan's own may be under way for the rest. */
function somePayment({ stage, dice }: Act) {
  const paid = [...stage.stripe.sessions.values()].filter(
    (session) => session.payment_status === 'paid' && leftOf(stage, session) === session.amount_total,
  );
  return pick(dice, paid);
}

export const valueActs = {
  async dispute(act) {
    const session = somePayment(act);
    if (session === undefined) return;
    act.stage.stripe.dispute(session.id, 1 + act.dice.int(session.amount_total));
    await tellOfLatest(act, 'charge.dispute.created', session.payment_intent ?? '');
  },

  async 'end-dispute'(act) {
    const open = [...act.stage.stripe.disputes.values()].filter((one) => one.status === 'needs_response');
    const dispute = pick(act.dice, open);
    if (dispute === undefined) return;
    act.stage.stripe.endDispute(dispute.id, act.dice.int(2) === 0 ? 'won' : 'lost');
    await tellOfLatest(act, 'charge.dispute.closed', dispute.id);
  },

  async refund(act) {
    const session = somePayment(act);
    if (session === undefined) return;
    const refund = act.stage.stripe.refundByHand(session.id, 1 + act.dice.int(session.amount_total));
    await tellOfLatest(act, 'refund.created', refund.id);
  },

  async unlist({ stage, call }) {
    const found = await rowOf<{ id: string; seller_id: string }>(
      stage,
      `select id, seller_id from listings where kind = 'resale' and state = 'open' order by random() limit 1`,
    );
    const seller = stage.fans.find(({ id }) => id === found?.seller_id);
    if (found !== undefined && seller !== undefined)
      await call(seller, 'DELETE /listings/:id', { params: { id: found.id } });
  },

  /** One code at two doors at once, each scan sent twice. */
  async redeem({ stage, dice, call }) {
    const fan = pick(dice, stage.fans) as Player;
    const ticket = await rowOf<{ id: string }>(
      stage,
      `select id from items where holder_id = $1 and design_id = $2 and state = 'held' order by random() limit 1`,
      [fan.id, stage.designs.ticket],
    );
    if (ticket === undefined) return;
    await call(fan, 'POST /items/:id/key', { params: { id: ticket.id }, body: { key_id: fan.phone.key_id } });
    const scanned_at = stage.app.clock.now().toISOString();
    const code = await fan.phone.show('item', ticket.id);
    const scan = (scanner: string, scan_id: string) =>
      call(stage.owner, 'POST /clubs/:id/scans', {
        params: { id: stage.club.id },
        body: { scanner, scans: [{ scan_id, code, scanned_at }] },
      });
    const [a, b] = [randomUUID(), randomUUID()];
    await Promise.all([scan('Gate A', a), scan('Gate B', b), scan('Gate A', a), scan('Gate B', b)]);
  },

  async void({ stage, call }) {
    const found = await rowOf<{ id: string }>(
      stage,
      `select id from redemptions where verdict = 'accepted' and voided_at is null and kind = 'item' order by random() limit 1`,
    );
    if (found === undefined) return;
    const given = { params: { id: found.id }, body: { reason: 'Scanned by mistake' } };
    await Promise.all([
      call(stage.owner, 'POST /redemptions/:id/void', given),
      call(stage.owner, 'POST /redemptions/:id/void', given),
    ]);
  },

  async 'decide-payout'({ stage, dice }) {
    const payout = pick(dice, await stage.desk.waiting());
    if (payout === undefined) return;
    if (dice.int(3) === 0) await stage.desk.refuse(payout.id, 'The name does not fit.');
    else if (payout.state === 'requested') await stage.desk.approve(payout.id);
    else await stage.desk.markPaid(payout.id, 'REF 1');
  },

  async look({ stage, call, dice }) {
    const found = await rowOf<{ id: string }>(
      stage,
      'select id from auctions order by ends_at desc, random() limit 1',
    );
    if (found !== undefined)
      await call(pick(dice, stage.fans) as Player, 'GET /auctions/:id', { params: { id: found.id } });
  },

  settle: ({ stage }) => runJob(stage.app.platform, closeDue),

  async jobs({ stage, dice }) {
    const { platform } = stage.app;
    const job = [askForTopUps, sendReturns, collectDebts][dice.int(4)];
    await (job === undefined ? sealMoves(platform) : runJob(platform, job));
  },
} satisfies Record<string, (act: Act) => Promise<void>>;

export type ValueActKind = keyof typeof valueActs;
