// Owns which action answers which endpoint of the ledger.
import * as cards from '@stagepass/contract/ledger/card-endpoints.ts';
import * as wallet from '@stagepass/contract/ledger/endpoints.ts';
import * as operator from '@stagepass/contract/ledger/operator-endpoints.ts';
import * as oversight from '@stagepass/contract/ledger/oversight-endpoints.ts';
import * as payouts from '@stagepass/contract/ledger/payout-endpoints.ts';
import * as topUps from '@stagepass/contract/ledger/top-up-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDownload, bindOnce, type Route } from '#platform/http/bind.ts';
import { addCard } from './actions/add-card.ts';
import { removeCard, setDefaultCard } from './actions/change-cards.ts';
import { excludeSelf, setIdentity, setLimits } from './actions/change-rules.ts';
import { confirmCharge } from './actions/confirm-charge.ts';
import { createTopUp } from './actions/create-top-up.ts';
import { approvePayout, markPayoutPaid, refusePayout } from './actions/decide-payout.ts';
import { cancelTopUp, getTopUp, payTest } from './actions/end-top-up.ts';
import { openPayoutBank } from './actions/open-payout-bank.ts';
import { recordIdentityCheck } from './actions/record-identity-check.ts';
import { requestPayout } from './actions/request-payout.ts';
import { returnTopUp } from './actions/return-top-up.ts';
import { clearDrawCountry, setDrawCountry } from './actions/set-draw-country.ts';
import { topUpByCard } from './actions/top-up-by-card.ts';
import { getPayoutBank } from './reads/get-payout-bank.ts';
import { getRevenue, listPayouts } from './reads/get-revenue.ts';
import { getTransfer } from './reads/get-transfer.ts';
import { getWallet } from './reads/get-wallet.ts';
import { listCards } from './reads/list-cards.ts';
import { listHeads } from './reads/list-heads.ts';
import { listHolds } from './reads/list-holds.ts';
import { listDisputes, listDrawCountries, listFlaggedTopUps } from './reads/list-oversight.ts';
import { exportStatement, listStatement } from './reads/list-statement.ts';
import { listTopUps } from './reads/list-top-ups.ts';
import { listUncheckedClubs } from './reads/list-unchecked-clubs.ts';
import { listWaitingPayouts } from './reads/list-waiting-payouts.ts';
import { printReceipt } from './reads/print-receipt.ts';

export const routes: readonly Route[] = [
  bindData(wallet.getWallet, (platform, call) => getWallet(platform, signedIn(call.actor))),
  bind(wallet.listHolds, (platform, call) => listHolds(platform, signedIn(call.actor), call.query)),
  bind(wallet.listStatement, (platform, call) => listStatement(platform, signedIn(call.actor), call.query)),
  bindDownload(wallet.exportStatement, async (platform, call) =>
    exportStatement(platform, signedIn(call.actor), call.query),
  ),
  bindData(wallet.getTransfer, (platform, call) =>
    getTransfer(platform, signedIn(call.actor), call.params.id),
  ),
  bindDownload(wallet.printReceipt, (platform, call) =>
    printReceipt(platform, signedIn(call.actor), call.params.id),
  ),
  bindData(wallet.setLimits, async (platform, call) => {
    await setLimits(platform, signedIn(call.actor), call.body);
    return getWallet(platform, signedIn(call.actor));
  }),
  bindData(wallet.excludeSelf, async (platform, call) => {
    await excludeSelf(platform, signedIn(call.actor), call.body);
    return getWallet(platform, signedIn(call.actor));
  }),
  bindData(wallet.setIdentity, async (platform, call) => {
    await setIdentity(platform, signedIn(call.actor), call.body);
    return getWallet(platform, signedIn(call.actor));
  }),
  bind(wallet.listHeads, (platform, call) => listHeads(platform, call.query)),

  bindData(topUps.createTopUp, async (platform, call) => {
    const { body, idempotency } = call;
    return createTopUp(platform, signedIn(call.actor), { ...body, idempotency });
  }),
  bind(topUps.listTopUps, (platform, call) => listTopUps(platform, signedIn(call.actor), call.query)),
  bindData(topUps.getTopUp, (platform, call) => getTopUp(platform, signedIn(call.actor), call.params.id)),
  bindData(topUps.cancelTopUp, (platform, call) =>
    cancelTopUp(platform, signedIn(call.actor), call.params.id),
  ),
  bindOnce(
    topUps.payTest,
    (platform, tx, { actor, params, body }) => payTest(platform, tx, signedIn(actor), { ...params, ...body }),
    async (_, data) => data,
  ),
  bindOnce(
    topUps.returnTopUp,
    (platform, tx, { actor, params, body }) =>
      returnTopUp(platform, tx, signedIn(actor), { ...params, ...body }),
    async (_, data) => data,
  ),

  bindData(cards.listCards, (platform, call) => listCards(platform, signedIn(call.actor))),
  bindData(cards.addCard, (platform, call) => addCard(platform, signedIn(call.actor), call.body)),
  bindData(cards.removeCard, async (platform, call) => {
    await removeCard(platform, signedIn(call.actor), call.params.id);
    return listCards(platform, signedIn(call.actor));
  }),
  bindData(cards.setDefaultCard, async (platform, call) => {
    await setDefaultCard(platform, signedIn(call.actor), call.params.id);
    return listCards(platform, signedIn(call.actor));
  }),
  bindOnce(
    cards.topUpByCard,
    (platform, tx, { actor, body }) => topUpByCard(platform, tx, signedIn(actor), body),
    async (_, data) => data,
  ),
  bindData(cards.confirmCardCharge, (platform, call) =>
    confirmCharge(platform, signedIn(call.actor), call.params.id),
  ),

  bindData(payouts.getRevenue, (platform, call) =>
    getRevenue(platform, signedIn(call.actor), { club_id: call.params.id, ...call.query }),
  ),
  bind(payouts.listPayouts, (platform, call) =>
    listPayouts(platform, signedIn(call.actor), { club_id: call.params.id, ...call.query }),
  ),
  bindData(payouts.requestPayout, async (platform, call) => {
    const asked = { club_id: call.params.id, ...call.body, idempotency: call.idempotency };
    return requestPayout(platform, signedIn(call.actor), asked);
  }),
  bindData(payouts.getPayoutBank, (platform, call) =>
    getPayoutBank(platform, signedIn(call.actor), call.params.id),
  ),

  bindData(operator.listWaitingPayouts, (platform, call) =>
    listWaitingPayouts(platform, signedIn(call.actor)),
  ),
  bindData(operator.openPayoutBank, (platform, { actor, params }) =>
    openPayoutBank(platform, signedIn(actor), params.id),
  ),
  bindData(operator.listUncheckedClubs, (platform) => listUncheckedClubs(platform)),
  bindData(operator.recordIdentityCheck, (platform, { actor, body }) =>
    recordIdentityCheck(platform, signedIn(actor), body.user_id),
  ),
  bindOnce(
    operator.approvePayout,
    (platform, tx, { actor, params }) => approvePayout(platform, tx, signedIn(actor), params),
    async (_, data) => data,
  ),
  bindOnce(
    operator.markPayoutPaid,
    (platform, tx, { actor, params, body }) =>
      markPayoutPaid(platform, tx, signedIn(actor), { ...params, ...body }),
    async (_, data) => data,
  ),
  bindOnce(
    operator.refusePayout,
    (platform, tx, { actor, params, body }) =>
      refusePayout(platform, tx, signedIn(actor), { ...params, ...body }),
    async (_, data) => data,
  ),

  bindData(oversight.listDrawCountries, (platform) => listDrawCountries(platform)),
  bindData(oversight.setDrawCountry, (platform, { actor, params, body }) =>
    setDrawCountry(platform, signedIn(actor), { ...params, ...body }),
  ),
  bindData(oversight.clearDrawCountry, (platform, { actor, params }) =>
    clearDrawCountry(platform, signedIn(actor), params.country),
  ),
  bind(oversight.listDisputes, (platform, { query }) => listDisputes(platform, query)),
  bindData(oversight.listFlaggedTopUps, (platform) => listFlaggedTopUps(platform)),
];
