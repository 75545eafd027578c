// Owns the demo world's people for later rows: who they are, who has an account to sign in with, since when they are here.
import type { DemoRole } from '@stagepass/contract/auth/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { listDemoPeopleRows } from '../demo-people.store.ts';
import { demoAccounts } from './demo-accounts.ts';

export interface DemoPerson {
  id: string;
  /** Of the demo account; undefined for a fan that nobody signs in as. */
  role: DemoRole | undefined;
  user_name: string;
  display_name: string;
  created_at: Date;
}

const most = 1000;

/** Whoever is here longest first. */
export async function listDemoPeople(tx: Executor): Promise<DemoPerson[]> {
  const roles = new Map(demoAccounts.map(({ email, role }) => [email, role]));
  return (await listDemoPeopleRows(tx, most)).map(({ email, ...person }) => ({
    ...person,
    role: roles.get(email ?? ''),
  }));
}
