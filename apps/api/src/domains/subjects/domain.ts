// Owns the manifest of the subjects domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const subjects: Domain = { name: 'subjects', routes };
