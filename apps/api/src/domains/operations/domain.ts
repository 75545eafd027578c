// Owns the manifest of the operations domain.
import { auditUnderWay } from '@stagepass/contract/operations/errors.ts';
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const operations: Domain = {
  name: 'operations',
  routes,
  constraints: { audit_runs_under_way: auditUnderWay },
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
};
