// Owns the manifest of the memberships domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const memberships: Domain = { name: 'memberships', routes };
