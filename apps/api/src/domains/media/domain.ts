// Owns the manifest of the media domain.
import type { Domain } from '#platform/domain.ts';
import { eraseUser, exportFiles, exportUser } from './export-user.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { mountUploads } from './tus-routes.ts';

export const media: Domain = {
  name: 'media',
  routes,
  mount: mountUploads,
  jobs,
  exportUser,
  exportFiles,
  eraseUser,
};
