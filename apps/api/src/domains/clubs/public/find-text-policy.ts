// Owns what may be written in a club, for those who take texts there.
import type { TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findTextPolicyRow } from '../clubs.store.ts';

export async function findTextPolicy(tx: Executor, clubId: string): Promise<TextPolicy | undefined> {
  return (await findTextPolicyRow(tx, clubId))?.text_policy;
}
