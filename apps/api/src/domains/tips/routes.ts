// Owns which action answers which endpoint of tips.
import * as endpoints from '@stagepass/contract/tips/endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDone, bindOnce } from '#platform/http/bind.ts';
import { giveTip } from './actions/give-tip.ts';
import { removeNote, setJar } from './actions/run-jar.ts';
import { readJar, readTips } from './reads/read-tips.ts';

export const routes = [
  bindData(endpoints.getTipJar, (platform, { actor, params }) => readJar(platform, actor, params.id)),
  bindData(endpoints.setTipJar, async (platform, { actor, params, body }) => {
    await setJar(platform, actor, params.id, body.on);
    return readJar(platform, actor, params.id);
  }),
  bindOnce(
    endpoints.giveTip,
    (platform, tx, { actor, params, body }) =>
      giveTip(platform, tx, signedIn(actor), { ...body, club: params.id }),
    async (_platform, given) => given,
  ),
  bind(endpoints.listTips, (platform, { actor, params, query }) =>
    readTips(platform, actor, params.id, query),
  ),
  bindDone(endpoints.removeTipNote, (platform, { actor, params }) => removeNote(platform, actor, params.id)),
];
