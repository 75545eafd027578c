// Owns the manifest of the users domain.
import type { Domain } from '#platform/domain.ts';
import { demo } from './demo.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

export const users: Domain = { name: 'users', routes, jobs, demo };
