// Owns the manifest of the media domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const media: Domain = { name: 'media', routes };
