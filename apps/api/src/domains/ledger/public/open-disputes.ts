// Owns the first page of disputes that are not settled, for commands.
import type { Dispute } from '@stagepass/contract/ledger/oversight-endpoints.ts';
import type { Platform } from '#platform/platform.ts';
import { listDisputes } from '../reads/list-oversight.ts';

export async function openDisputes(platform: Platform): Promise<Dispute[]> {
  return (await listDisputes(platform, { show: 'open' })).data;
}
