// Owns which action answers which endpoint of media; the upload itself is in tus-routes.ts.
import * as endpoints from '@stagepass/contract/media/endpoints.ts';
import { bindData, bindDone } from '#platform/http/bind.ts';
import { loadOwnMedia } from './access.ts';
import { describeMedia } from './actions/describe-media.ts';
import { removeMedia } from './actions/remove-media.ts';
import { presentUploaded } from './views.ts';

export const routes = [
  bindData(endpoints.getMedia, async (platform, { actor, params }) =>
    presentUploaded(platform, await loadOwnMedia(platform.db, actor, params.id)),
  ),
  bindData(endpoints.describeMedia, async (platform, { actor, params, body }) =>
    presentUploaded(platform, await describeMedia(platform, actor, { id: params.id, alt: body.alt })),
  ),
  bindDone(endpoints.removeMedia, (platform, { actor, params }) => removeMedia(platform, actor, params.id)),
];
