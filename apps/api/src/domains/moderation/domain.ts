// Owns the manifest of the moderation domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const moderation: Domain = { name: 'moderation', routes };
