// Owns the expected failures of the media domain.
import { errorCode } from '../endpoint.ts';

export const mediaNotFound = errorCode(
  'media.not-found',
  404,
  'This file isn’t available anymore. Add it again.',
);
export const mediaInUse = errorCode('media.in-use', 409, 'This file is already in use.');
/** In claiming: somebody else's, not ready yet, used before or of the wrong kind. `details.ids` names them. */
export const mediaNotClaimable = errorCode(
  'media.not-claimable',
  422,
  'One of the files can’t be used. It isn’t ready or is used elsewhere.',
);
export const mediaTooLarge = errorCode(
  'media.too-large',
  413,
  'This file is too large. Pictures can be up to 20 MB, videos up to 200 MB.',
);
export const mediaTypeNotAllowed = errorCode(
  'media.type-not-allowed',
  415,
  'Use a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.',
);
export const tooManyUploads = errorCode(
  'media.too-many-uploads',
  429,
  'Too many uploads at once. Wait until some have finished.',
);
export const uploadConflict = errorCode(
  'media.offset-conflict',
  409,
  'The upload is at a different offset. Ask for the current offset and continue from there.',
);
export const uploadGone = errorCode('media.upload-gone', 410, 'This upload has expired. Add the file again.');
export const uploadBusy = errorCode('media.upload-busy', 423, 'This file is still uploading. Wait a moment.');
/** 460 is the tus protocol's own status for it. */
export const checksumMismatch = errorCode(
  'media.checksum-mismatch',
  460,
  'Part of the file was damaged on the way. Send it again.',
);
export const uploadNotUnderstood = errorCode(
  'media.upload-not-understood',
  400,
  'This upload doesn’t follow the tus protocol, version 1.0.0.',
);
export const tusVersionWrong = errorCode(
  'media.tus-version',
  412,
  'Uploads use version 1.0.0 of the tus protocol.',
);
