// Owns the manifest of the admissions domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const admissions: Domain = { name: 'admissions', routes };
