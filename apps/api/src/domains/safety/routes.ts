// Owns which action answers which endpoint of safety.
import * as endpoints from '@stagepass/contract/safety/endpoints.ts';
import { bindData, type Route } from '#platform/http/bind.ts';
import { makeReport } from './actions/make-report.ts';
import { presentReceipt } from './views.ts';

export const routes: readonly Route[] = [
  bindData(endpoints.makeReport, async (platform, { actor, body: { kind, id, reason, note } }) =>
    presentReceipt(await makeReport(platform, actor, { subject: { kind, id }, reason, note })),
  ),
];
