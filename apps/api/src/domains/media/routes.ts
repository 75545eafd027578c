// Owns which action answers which endpoint of media; the upload itself is in tus-routes.ts.
import * as endpoints from '@stagepass/contract/media/endpoints.ts';
import { bind } from '#platform/http/bind.ts';
import { loadOwnMedia } from './access.ts';
import { describeMedia } from './actions/describe-media.ts';
import { removeMedia } from './actions/remove-media.ts';
import { presentUploaded } from './views.ts';

export const routes = [
  bind(endpoints.getMedia, async (platform, { actor, params }) => ({
    data: presentUploaded(platform, await loadOwnMedia(platform.db, actor, params.id)),
  })),
  bind(endpoints.describeMedia, async (platform, { actor, params, body }) => ({
    data: presentUploaded(platform, await describeMedia(platform, actor, { id: params.id, alt: body.alt })),
  })),
  bind(endpoints.removeMedia, async (platform, { actor, params }) => {
    await removeMedia(platform, actor, params.id);
    return { data: { done: true as const } };
  }),
];
