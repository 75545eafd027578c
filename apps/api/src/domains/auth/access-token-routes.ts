// Owns which action answers which endpoint of personal access tokens.
import * as endpoints from '@stagepass/contract/auth/access-token-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bindData, bindDone } from '#platform/http/bind.ts';
import { listAccessTokens } from './access-tokens.store.ts';
import { createAccessToken, revokeAccessToken } from './actions/access-tokens.ts';
import { presentAccessToken } from './views.ts';

export const accessTokenRoutes = [
  bindData(endpoints.listAccessTokens, async ({ db, clock }, { actor }) => {
    const rows = await listAccessTokens(db, signedIn(actor).user_id);
    return rows.map((row) => presentAccessToken(row, clock.now()));
  }),
  bindData(endpoints.createAccessToken, (platform, { actor, body }) =>
    createAccessToken(platform, actor, body),
  ),
  bindDone(endpoints.revokeAccessToken, (platform, { actor, params }) =>
    revokeAccessToken(platform, actor, params.id),
  ),
];
