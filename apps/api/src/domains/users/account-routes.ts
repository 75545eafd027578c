// Owns which action answers which endpoint of taking one's data along and ending the account.
import * as endpoints from '@stagepass/contract/users/account-endpoints.ts';
import { bindData, bindDownload } from '#platform/http/bind.ts';
import { askForDeletion } from './actions/ask-for-deletion.ts';
import { askForExport } from './actions/ask-for-export.ts';
import { fetchDataExport, getDeletion, listDataExports, presentExport } from './reads/get-account.ts';

export const accountRoutes = [
  bindData(endpoints.listDataExports, (platform, { actor }) => listDataExports(platform, actor)),
  bindData(endpoints.askForDataExport, async (platform, { actor }) =>
    presentExport(platform, await askForExport(platform, actor)),
  ),
  bindDownload(endpoints.fetchDataExport, (platform, { actor, params }) =>
    fetchDataExport(platform, actor, params.id),
  ),
  bindData(endpoints.getDeletion, (platform, { actor }) => getDeletion(platform, actor)),
  bindData(endpoints.askForDeletion, async (platform, { actor }) => ({
    due_at: (await askForDeletion(platform, actor)).toISOString(),
  })),
];
