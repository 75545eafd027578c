// Owns which action answers which endpoint of the ledger.
import * as wallet from '@stagepass/contract/ledger/endpoints.ts';
import * as payouts from '@stagepass/contract/ledger/payout-endpoints.ts';
import * as topUps from '@stagepass/contract/ledger/top-up-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, type Route } from '#platform/http/bind.ts';
import { idempotentCall } from '#platform/idempotency/idempotent-call.ts';
import { excludeSelf, setIdentity, setLimits } from './actions/change-rules.ts';
import { createTopUp } from './actions/create-top-up.ts';
import { cancelTopUp, getTopUp, payTest } from './actions/end-top-up.ts';
import { requestPayout } from './actions/request-payout.ts';
import { returnTopUp } from './actions/return-top-up.ts';
import { getRevenue, listPayouts } from './reads/get-revenue.ts';
import { getTransfer } from './reads/get-transfer.ts';
import { getWallet } from './reads/get-wallet.ts';
import { listHeads } from './reads/list-heads.ts';
import { listHolds, listStatement } from './reads/list-statement.ts';
import { listTopUps } from './reads/list-top-ups.ts';

export const routes: readonly Route[] = [
  bind(wallet.getWallet, async (platform, call) => ({
    data: await getWallet(platform, signedIn(call.actor)),
  })),
  bind(wallet.listHolds, (platform, call) => listHolds(platform, signedIn(call.actor), call.query)),
  bind(wallet.listStatement, (platform, call) => listStatement(platform, signedIn(call.actor), call.query)),
  bind(wallet.getTransfer, async (platform, call) => ({
    data: await getTransfer(platform, signedIn(call.actor), call.params.id),
  })),
  bind(wallet.setLimits, async (platform, call) => {
    await setLimits(platform, signedIn(call.actor), call.body);
    return { data: await getWallet(platform, signedIn(call.actor)) };
  }),
  bind(wallet.excludeSelf, async (platform, call) => {
    await excludeSelf(platform, signedIn(call.actor), call.body);
    return { data: await getWallet(platform, signedIn(call.actor)) };
  }),
  bind(wallet.setIdentity, async (platform, call) => {
    await setIdentity(platform, signedIn(call.actor), call.body);
    return { data: await getWallet(platform, signedIn(call.actor)) };
  }),
  bind(wallet.listHeads, (platform, call) => listHeads(platform, call.query)),

  bind(topUps.createTopUp, async (platform, call) => {
    const idempotency = idempotentCall(topUps.createTopUp, call);
    return { data: await createTopUp(platform, signedIn(call.actor), { ...call.body, idempotency }) };
  }),
  bind(topUps.listTopUps, (platform, call) => listTopUps(platform, signedIn(call.actor), call.query)),
  bind(topUps.getTopUp, async (platform, call) => ({
    data: await getTopUp(platform, signedIn(call.actor), call.params.id),
  })),
  bind(topUps.cancelTopUp, async (platform, call) => ({
    data: await cancelTopUp(platform, signedIn(call.actor), call.params.id),
  })),
  bind(topUps.payTest, async (platform, call) => {
    const idempotency = idempotentCall(topUps.payTest, call);
    const asked = { ...call.params, ...call.body, idempotency };
    return { data: await payTest(platform, signedIn(call.actor), asked) };
  }),
  bind(topUps.returnTopUp, async (platform, call) => {
    const idempotency = idempotentCall(topUps.returnTopUp, call);
    const asked = { ...call.params, ...call.body, idempotency };
    return { data: await returnTopUp(platform, signedIn(call.actor), asked) };
  }),

  bind(payouts.getRevenue, async (platform, call) => ({
    data: await getRevenue(platform, signedIn(call.actor), { club_id: call.params.id, ...call.query }),
  })),
  bind(payouts.listPayouts, (platform, call) =>
    listPayouts(platform, signedIn(call.actor), { club_id: call.params.id, ...call.query }),
  ),
  bind(payouts.requestPayout, async (platform, call) => {
    const idempotency = idempotentCall(payouts.requestPayout, call);
    const asked = { club_id: call.params.id, ...call.body, idempotency };
    return { data: await requestPayout(platform, signedIn(call.actor), asked) };
  }),
];
