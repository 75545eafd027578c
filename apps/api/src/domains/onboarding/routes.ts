// Owns which action answers which endpoint of first steps.
import * as endpoints from '@stagepass/contract/onboarding/endpoints.ts';
import { bindData } from '#platform/http/bind.ts';
import { dismissOnboarding } from './actions/dismiss-onboarding.ts';
import { listOnboarding } from './reads/list-onboarding.ts';

export const routes = [
  bindData(endpoints.listOnboarding, (platform, { actor }) => listOnboarding(platform, actor)),
  bindData(endpoints.dismissOnboarding, async (platform, { actor, params }) => {
    await dismissOnboarding(platform, actor, params.path);
    return { done: true as const };
  }),
];
