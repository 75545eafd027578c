// Owns which action answers which endpoint of taking one's data along and ending the account.
import * as endpoints from '@stagepass/contract/users/account-endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { askForDeletion } from './actions/ask-for-deletion.ts';
import { askForExport } from './actions/ask-for-export.ts';
import { getDeletion, listDataExports, presentExport } from './reads/get-account.ts';

export const accountRoutes = [
  bind(endpoints.listDataExports, async (platform, { actor }) => ({
    data: await listDataExports(platform, actor),
  })),
  bind(endpoints.askForDataExport, async (platform, { actor }) => ({
    data: presentExport(platform, await askForExport(platform, actor)),
  })),
  bind(endpoints.getDeletion, async (platform, { actor }) => ({ data: await getDeletion(platform, actor) })),
  bind(endpoints.askForDeletion, async (platform, { actor }) => ({
    data: { due_at: (await askForDeletion(platform, actor)).toISOString() },
  })),
];
