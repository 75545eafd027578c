// Owns which action answers which endpoint of moderation.
import * as endpoints from '@stagepass/contract/moderation/endpoints.ts';
import { bind, bindData, type Route } from '#platform/http/bind.ts';
import { answerAppeal } from './actions/answer-appeal.ts';
import { appealCase } from './actions/appeal-case.ts';
import { assignCase } from './actions/assign-case.ts';
import { decideCase } from './actions/decide-case.ts';
import {
  countClubCases,
  countInstanceCases,
  getCase,
  listClubCases,
  listInstanceCases,
} from './reads/list-cases.ts';
import { listClubDeeds } from './reads/list-club-deeds.ts';
import { listOwnCases, presentOwn } from './reads/list-own-cases.ts';
import { listOwnReports } from './reads/list-own-reports.ts';

export const routes: readonly Route[] = [
  bind(endpoints.listClubCases, (platform, { actor, params, query }) =>
    listClubCases(platform, actor, { ...query, ...params }),
  ),
  bindData(endpoints.countClubCases, (platform, { actor, params }) =>
    countClubCases(platform, actor, params.id),
  ),
  bind(endpoints.listInstanceCases, (platform, { actor, query }) =>
    listInstanceCases(platform, actor, query),
  ),
  bindData(endpoints.countInstanceCases, (platform, { actor }) => countInstanceCases(platform, actor)),
  bind(endpoints.listOwnCases, (platform, { actor, query }) => listOwnCases(platform, actor, query.cursor)),
  bind(endpoints.listOwnReports, (platform, { actor, query }) =>
    listOwnReports(platform, actor, query.cursor),
  ),
  bindData(endpoints.getCase, (platform, { actor, params }) => getCase(platform, actor, params.id)),
  bindData(endpoints.assignCase, async (platform, { actor, params }) => {
    await assignCase(platform, actor, { id: params.id, take: true });
    return getCase(platform, actor, params.id);
  }),
  bindData(endpoints.releaseCase, async (platform, { actor, params }) => {
    await assignCase(platform, actor, { id: params.id, take: false });
    return getCase(platform, actor, params.id);
  }),
  bindData(endpoints.decideCase, async (platform, { actor, params, body }) => {
    await decideCase(platform, actor, { id: params.id, verdict: body });
    return getCase(platform, actor, params.id);
  }),
  bindData(endpoints.appealCase, async (platform, { actor, params, body }) => {
    const row = await appealCase(platform, actor, { id: params.id, text: body.text });
    const [own] = await presentOwn(platform, actor, [row]);
    return own as NonNullable<typeof own>;
  }),
  bindData(endpoints.answerAppeal, async (platform, { actor, params, body }) => {
    await answerAppeal(platform, actor, { id: params.id, ...body });
    return getCase(platform, actor, params.id);
  }),
  bind(endpoints.listDeeds, (platform, { actor, params, query }) =>
    listClubDeeds(platform, actor, { id: params.id, cursor: query.cursor }),
  ),
];
