// Owns the manifest of the posts domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const posts: Domain = { name: 'posts', routes };
