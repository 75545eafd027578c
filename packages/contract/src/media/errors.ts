// Owns the expected failures of the media domain.
import { errorCode } from '../endpoint.ts';

export const mediaNotFound = errorCode('media.not-found', 404, 'This file is not here (any more).');
export const mediaInUse = errorCode('media.in-use', 409, 'This file is part of something by now.');
/** In claiming: somebody else's, not ready yet, used before or of the wrong kind. `details.ids` names them. */
export const mediaNotClaimable = errorCode(
  'media.not-claimable',
  422,
  'One of the files cannot be used: it is not ready, or used elsewhere.',
);
export const mediaTooLarge = errorCode('media.too-large', 413, 'That file is too large.');
export const mediaTypeNotAllowed = errorCode(
  'media.type-not-allowed',
  415,
  'Use a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.',
);
export const tooManyUploads = errorCode(
  'media.too-many-uploads',
  429,
  'Too many uploads are under way. Let some finish first.',
);
export const uploadConflict = errorCode(
  'media.offset-conflict',
  409,
  'The upload is at another place than that. Ask where, and go on from there.',
);
export const uploadGone = errorCode(
  'media.upload-gone',
  410,
  'This upload was left for too long. Start again.',
);
export const uploadBusy = errorCode(
  'media.upload-busy',
  423,
  'A part of this file is being written right now.',
);
/** 460 is the tus protocol's own status for it. */
export const checksumMismatch = errorCode(
  'media.checksum-mismatch',
  460,
  'A part of the file arrived damaged. It will be sent again.',
);
export const uploadNotUnderstood = errorCode(
  'media.upload-not-understood',
  400,
  'This upload does not follow the tus protocol, version 1.0.0.',
);
export const tusVersionWrong = errorCode('media.tus-version', 412, 'Uploads speak version 1.0.0 of tus.');
