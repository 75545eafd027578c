// Owns which action answers which endpoint of gacha.
import * as endpoints from '@stagepass/contract/gacha/endpoints.ts';
import * as manage from '@stagepass/contract/gacha/manage-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, type Route } from '#platform/http/bind.ts';
import { getCommitment, setSeed } from './actions/change-seed.ts';
import { announceVersion, closePool, openPool, withdrawVersion } from './actions/change-version.ts';
import { createPool, editPool } from './actions/edit-pool.ts';
import { makeDraws } from './actions/make-draws.ts';
import { getPoolOdds } from './reads/get-odds.ts';
import { getPool } from './reads/get-pool.ts';
import { getDrawProof } from './reads/get-proof.ts';
import { listOwnDraws } from './reads/list-own-draws.ts';
import { listPools } from './reads/list-pools.ts';

const forFans: readonly Route[] = [
  bind(endpoints.listPools, (platform, { actor, params, query }) =>
    listPools(platform, actor, params.id, query),
  ),
  bindData(endpoints.getPool, (platform, { actor, params }) => getPool(platform, actor, params.id)),
  bindData(endpoints.getCommitment, (platform, { actor, params }) =>
    getCommitment(platform, signedIn(actor), params.id),
  ),
  bindData(endpoints.setSeed, (platform, { actor, params, body }) =>
    setSeed(platform, signedIn(actor), params.id, body),
  ),
  bindData(endpoints.makeDraws, (platform, call) =>
    makeDraws(platform, signedIn(call.actor), {
      ...call.body,
      pool_id: call.params.id,
      idempotency: call.idempotency,
    }),
  ),
  bind(endpoints.listOwnDraws, (platform, { actor, params, query }) =>
    listOwnDraws(platform, signedIn(actor), params.id, query),
  ),
  bindData(endpoints.getPoolOdds, (platform, { actor, params }) => getPoolOdds(platform, actor, params.id)),
  bindData(endpoints.getDrawProof, (platform, { actor, params }) => getDrawProof(platform, actor, params.id)),
];

const forStaff: readonly Route[] = [
  bindData(manage.createPool, async (platform, { actor, params, body }) =>
    getPool(platform, actor, await createPool(platform, signedIn(actor), params.id, body)),
  ),
  bindData(manage.editPool, async (platform, { actor, params, body }) => {
    await editPool(platform, signedIn(actor), params.id, body);
    return getPool(platform, actor, params.id);
  }),
  bindData(manage.announceVersion, async (platform, { actor, params, body }) => {
    await announceVersion(platform, signedIn(actor), params.id, body);
    return getPool(platform, actor, params.id);
  }),
  bindData(manage.withdrawVersion, async (platform, { actor, params }) => {
    await withdrawVersion(platform, signedIn(actor), params.id);
    return getPool(platform, actor, params.id);
  }),
  bindData(manage.openPool, async (platform, { actor, params }) => {
    await openPool(platform, signedIn(actor), params.id);
    return getPool(platform, actor, params.id);
  }),
  bindData(manage.closePool, async (platform, { actor, params }) => {
    await closePool(platform, signedIn(actor), params.id);
    return getPool(platform, actor, params.id);
  }),
];

export const routes: readonly Route[] = [...forFans, ...forStaff];
