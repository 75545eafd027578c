// Owns which action answers which endpoint of requirements.
import * as endpoints from '@stagepass/contract/requirements/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import {
  addRequirement,
  changeRequirement,
  listEditable,
  removeRequirement,
  reorderRequirements,
} from './actions/edit-requirements.ts';
import { finishRequirement } from './actions/finish-requirement.ts';
import { openRequirement } from './actions/open-requirement.ts';
import { getList } from './reads/get-list.ts';
import { listAnswers } from './reads/list-answers.ts';

export const routes = [
  bind(endpoints.getRequirementList, async (platform, { actor, params }) => ({
    data: await getList(platform, actor, params),
  })),
  bind(endpoints.openRequirement, async (platform, { actor, params }) => ({
    data: await openRequirement(platform, actor, params.id),
  })),
  bind(endpoints.finishRequirement, async (platform, { actor, params, body }) => ({
    data: await finishRequirement(platform, actor, params.id, body),
  })),
  bind(endpoints.listEditableRequirements, async (platform, { actor, params }) => ({
    data: await listEditable(platform, actor, params),
  })),
  bind(endpoints.addRequirement, async (platform, { actor, params, body }) => ({
    data: await addRequirement(platform, actor, params, body),
  })),
  bind(endpoints.changeRequirement, async (platform, { actor, params, body }) => ({
    data: await changeRequirement(platform, actor, params.id, body),
  })),
  bind(endpoints.removeRequirement, async (platform, { actor, params }) => {
    await removeRequirement(platform, actor, params.id);
    return { data: { done: true as const } };
  }),
  bind(endpoints.reorderRequirements, async (platform, { actor, params, body }) => ({
    data: await reorderRequirements(platform, actor, params, body.ids),
  })),
  bind(endpoints.listAnswers, (platform, { actor, params, query }) =>
    listAnswers(platform, actor, params.id, query.cursor),
  ),
];
