// Owns which action answers which endpoint of requirements.
import * as endpoints from '@stagepass/contract/requirements/endpoints.ts';
import * as reviewEndpoints from '@stagepass/contract/requirements/review-endpoints.ts';
import { signedIn } from '#platform/http/actor.ts';
import { bind, bindData, bindDone, bindDownload } from '#platform/http/bind.ts';
import { deviceOf } from '#platform/http/device.ts';
import { decideReviews } from './actions/decide-reviews.ts';
import {
  addRequirement,
  changeRequirement,
  listEditable,
  removeRequirement,
  reorderRequirements,
} from './actions/edit-requirements.ts';
import { finishRequirement } from './actions/finish-requirement.ts';
import { movePlace } from './actions/move-place.ts';
import { openRequirement } from './actions/open-requirement.ts';
import { reportRequirement } from './actions/report-requirement.ts';
import { checkContract } from './reads/check-contract.ts';
import { exportAnswers } from './reads/export-answers.ts';
import { getList } from './reads/get-list.ts';
import { getMarker } from './reads/get-marker.ts';
import { listAnswers } from './reads/list-answers.ts';
import { countReviews, listReviews } from './reads/list-reviews.ts';
import { printSiteCode } from './reads/print-site-code.ts';
import { getSiteCode, renewSiteCode } from './site/load-site-code.ts';

export const routes = [
  bindData(endpoints.getRequirementList, (platform, { actor, params }) => getList(platform, actor, params)),
  bindData(endpoints.openRequirement, (platform, call) =>
    openRequirement(platform, call.actor, call.params.id, () => deviceOf(platform, call)),
  ),
  bindData(endpoints.finishRequirement, (platform, call) =>
    finishRequirement(platform, call.actor, call.params.id, {
      ...call.body,
      device: () => deviceOf(platform, call),
    }),
  ),
  bindData(endpoints.reportRequirement, (platform, { actor, params, body }) =>
    reportRequirement(platform, actor, params.id, body),
  ),
  bindData(endpoints.listEditableRequirements, (platform, { actor, params }) =>
    listEditable(platform, actor, params),
  ),
  bindData(endpoints.addRequirement, (platform, { actor, params, body }) =>
    addRequirement(platform, actor, params, body),
  ),
  bindData(endpoints.changeRequirement, (platform, { actor, params, body }) =>
    changeRequirement(platform, actor, params.id, body),
  ),
  bindData(endpoints.listChains, async ({ chains }) => [...chains.list()]),
  bindData(endpoints.checkContract, (platform, { actor, params, body }) =>
    checkContract(platform, actor, params, body),
  ),
  bindData(endpoints.getMarker, (platform, { actor, params }) => getMarker(platform, actor, params.id)),
  bindDone(endpoints.removeRequirement, (platform, { actor, params }) =>
    removeRequirement(platform, actor, params.id),
  ),
  bindData(endpoints.reorderRequirements, (platform, { actor, params, body }) =>
    reorderRequirements(platform, actor, params, body.ids),
  ),
  bindDownload(endpoints.exportAnswers, (platform, { actor, params }) =>
    exportAnswers(platform, signedIn(actor), params.id),
  ),
  bind(endpoints.listAnswers, (platform, { actor, params, query }) =>
    listAnswers(platform, actor, params.id, query.cursor),
  ),
  bindData(endpoints.getSiteCode, (platform, { actor, params }) => getSiteCode(platform, actor, params.id)),
  bindData(endpoints.renewSiteCode, (platform, { actor, params }) =>
    renewSiteCode(platform, actor, params.id),
  ),
  bindDone(endpoints.movePlace, (platform, { actor, params, body }) =>
    movePlace(platform, actor, params.id, body),
  ),
  bindDownload(endpoints.printSiteCode, (platform, { actor, params }) =>
    printSiteCode(platform, actor, params.id),
  ),
  bind(reviewEndpoints.listReviews, (platform, { actor, params, query }) =>
    listReviews(platform, actor, params.id, query),
  ),
  bindData(reviewEndpoints.countReviews, (platform, { actor, params }) =>
    countReviews(platform, actor, params.id),
  ),
  bindData(reviewEndpoints.decideReviews, (platform, { actor, params, body }) =>
    decideReviews(platform, actor, params.id, body),
  ),
];
