// Every text about sending pictures and videos, what is wrong with one, and looking at them on full screen.
import type * as mediaErrors from '@stagepass/contract/media/errors.ts';
import type { MediaRefusal } from '@stagepass/contract/media/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

type MediaErrors = typeof mediaErrors;
/** Every code that the media domain declares; a missing sentence does not compile. */
type MediaErrorCode = MediaErrors[keyof MediaErrors]['code'];

const errors = {
  'media.not-found': 'This file isn’t available anymore. Add it again.',
  'media.in-use': 'This file is already part of a post.',
  'media.not-claimable': 'One of the files can’t be used. Remove it and add it again.',
  'media.too-large': 'This file is too large. Pictures can be up to 20 MB, videos up to 200 MB.',
  'media.type-not-allowed': 'Use a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.',
  'media.too-many-uploads': 'Too many uploads at once. Wait until some have finished.',
  'media.offset-conflict': 'The upload was interrupted. It continues where it stopped.',
  'media.upload-gone': 'This upload has expired. Add the file again.',
  'media.upload-busy': 'This file is still uploading. Wait a moment.',
  'media.checksum-mismatch': 'Part of the file was damaged on the way. It’s being sent again.',
  'media.upload-not-understood': 'The upload failed. Add the file again.',
  'media.tus-version': 'The upload failed. Reload the page and add the file again.',
} as const satisfies Record<MediaErrorCode, string>;

const refusals = {
  'not-a-picture': 'We can’t read this picture. Try another file.',
  'too-many-pixels': 'This picture has too many pixels. Make it smaller and try again.',
  'not-a-video': 'We can’t read this video. Try another file.',
  'not-audio': 'We can’t read this recording. Record it again.',
  'too-long': 'This recording is too long. Record up to 2 minutes.',
  'type-not-allowed': 'Use a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.',
  'checksum-wrong': 'This file was damaged on the way. Add it again.',
} as const satisfies Record<MediaRefusal, string>;

export const mediaCopy = defineCopy({
  errors,
  refusals,
  viewer: {
    label: 'Pictures, full screen',
    close: 'Close',
    earlier: 'Previous picture',
    later: 'Next picture',
    place: '{at} of {count}',
    noAlt: 'No description',
  },
  fileEmpty: 'This file is empty.',
  fileTooLarge: 'This file is too large. Files can be up to 20 MB.',
});
