// Every text about sending pictures and videos, what is wrong with one, and looking at them on full screen.
import type * as mediaErrors from '@stagepass/contract/media/errors.ts';
import type { MediaRefusal } from '@stagepass/contract/media/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

type MediaErrors = typeof mediaErrors;
/** Every code that the media domain declares; a missing sentence does not compile. */
type MediaErrorCode = MediaErrors[keyof MediaErrors]['code'];

const errors = {
  'media.not-found': 'This file is not here any more. Add it again.',
  'media.in-use': 'This file is part of a post by now.',
  'media.not-claimable': 'One of the files cannot be used. Take it out and add it again.',
  'media.too-large': 'Too large: pictures up to 20 MB, videos up to 200 MB.',
  'media.type-not-allowed': 'Use a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.',
  'media.too-many-uploads': 'Too many uploads are under way. Let some finish first.',
  'media.offset-conflict': 'The upload lost its place. It goes on from there.',
  'media.upload-gone': 'This upload was left for too long. Add the file again.',
  'media.upload-busy': 'A part of this file is being written right now.',
  'media.checksum-mismatch': 'A part of the file arrived damaged. It is sent again.',
  'media.upload-not-understood': 'The upload broke. Add the file again.',
  'media.tus-version': 'The upload broke. Load the page anew and add the file again.',
} as const satisfies Record<MediaErrorCode, string>;

const refusals = {
  'not-a-picture': 'This file is not a picture we can read.',
  'too-many-pixels': 'This picture has too many pixels. Make it smaller first.',
  'not-a-video': 'This file is not a video we can read.',
  'type-not-allowed': 'Use a JPEG, PNG, WebP or AVIF picture, or an MP4 or WebM video.',
  'checksum-wrong': 'This file arrived damaged. Add it again.',
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
  fileEmpty: 'There is nothing in this file.',
  fileTooLarge: 'Too large: files up to 20 MB.',
});
