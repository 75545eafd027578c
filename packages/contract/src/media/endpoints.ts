// Owns the endpoints of media beside tus. The upload itself speaks tus 1.0.0 at `/uploads` (creation, creation-with-upload,
// checksum, expiration, termination): `Upload-Metadata` carries `filetype` and may carry `filename`, `alt` and `purpose`
// (`post`, the default, or `file`); the last part of `Location` is the id of the media.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, done, idOr } from '../shapes.ts';
import { mediaInUse, mediaNotFound } from './errors.ts';
import { altText, uploadedMedia } from './shapes.ts';

const params = z.strictObject({ id: idOr(mediaNotFound) });

export const getMedia = endpoint({
  method: 'GET',
  path: '/media/:id',
  summary: 'The state of one of the caller’s uploads.',
  who: 'fan',
  params,
  answer: answer(uploadedMedia),
  errors: [mediaNotFound],
});

export const describeMedia = endpoint({
  method: 'PATCH',
  path: '/media/:id',
  summary: 'Sets the alt text of one of the caller’s pictures or videos.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params,
  body: z.strictObject({ alt: altText }),
  answer: answer(uploadedMedia),
  errors: [mediaNotFound],
});

export const removeMedia = endpoint({
  method: 'DELETE',
  path: '/media/:id',
  summary: 'Removes one of the caller’s files that is not in use.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params,
  answer: done,
  errors: [mediaNotFound, mediaInUse],
});
