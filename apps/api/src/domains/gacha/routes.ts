// Owns which action answers which endpoint of gacha.
import * as endpoints from '@stagepass/contract/gacha/endpoints.ts';
import * as manage from '@stagepass/contract/gacha/manage-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, type Route } from '#platform/http/bind.ts';
import { idempotentCall } from '#platform/idempotency/idempotent-call.ts';
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
  bind(endpoints.getPool, async (platform, { actor, params }) => ({
    data: await getPool(platform, actor, params.id),
  })),
  bind(endpoints.getCommitment, async (platform, { actor, params }) => ({
    data: await getCommitment(platform, signedIn(actor), params.id),
  })),
  bind(endpoints.setSeed, async (platform, { actor, params, body }) => ({
    data: await setSeed(platform, signedIn(actor), params.id, body),
  })),
  bind(endpoints.makeDraws, async (platform, call) => ({
    data: await makeDraws(platform, signedIn(call.actor), {
      ...call.body,
      pool_id: call.params.id,
      idempotency: idempotentCall(endpoints.makeDraws, call),
    }),
  })),
  bind(endpoints.listOwnDraws, (platform, { actor, params, query }) =>
    listOwnDraws(platform, signedIn(actor), params.id, query),
  ),
  bind(endpoints.getPoolOdds, async (platform, { actor, params }) => ({
    data: await getPoolOdds(platform, actor, params.id),
  })),
  bind(endpoints.getDrawProof, async (platform, { actor, params }) => ({
    data: await getDrawProof(platform, actor, params.id),
  })),
];

const forStaff: readonly Route[] = [
  bind(manage.createPool, async (platform, { actor, params, body }) => ({
    data: await getPool(platform, actor, await createPool(platform, signedIn(actor), params.id, body)),
  })),
  bind(manage.editPool, async (platform, { actor, params, body }) => {
    await editPool(platform, signedIn(actor), params.id, body);
    return { data: await getPool(platform, actor, params.id) };
  }),
  bind(manage.announceVersion, async (platform, { actor, params, body }) => {
    await announceVersion(platform, signedIn(actor), params.id, body);
    return { data: await getPool(platform, actor, params.id) };
  }),
  bind(manage.withdrawVersion, async (platform, { actor, params }) => {
    await withdrawVersion(platform, signedIn(actor), params.id);
    return { data: await getPool(platform, actor, params.id) };
  }),
  bind(manage.openPool, async (platform, { actor, params }) => {
    await openPool(platform, signedIn(actor), params.id);
    return { data: await getPool(platform, actor, params.id) };
  }),
  bind(manage.closePool, async (platform, { actor, params }) => {
    await closePool(platform, signedIn(actor), params.id);
    return { data: await getPool(platform, actor, params.id) };
  }),
];

export const routes: readonly Route[] = [...forFans, ...forStaff];
