// What is wrong with a file, in one sentence: before it is sent, or once the server has seen it.
import {
  MAX_PICTURE_BYTES,
  MAX_VIDEO_BYTES,
  PICTURE_TYPES,
  VIDEO_TYPES,
} from '@stagepass/contract/media/shapes.ts';
import { copyIn, errorSentence } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { mediaCopy } from '../copy.ts';
import type { UploadState } from './upload.ts';

export function isPictureFile(file: { type: string }): boolean {
  return PICTURE_TYPES.some((type) => type === file.type);
}

export function isVideoFile(file: { type: string }): boolean {
  return VIDEO_TYPES.some((type) => type === file.type);
}

/** For a file input's `accept`. */
export const pictureTypes = PICTURE_TYPES.join(',');
export const videoTypes = VIDEO_TYPES.join(',');

/** Null where the file may be sent. */
export function fileTrouble(file: { type: string; size: number }): string | null {
  const { errors } = copyIn(mediaCopy, getLocale());
  if (!isPictureFile(file) && !isVideoFile(file)) return errors['media.type-not-allowed'];
  const most = isPictureFile(file) ? MAX_PICTURE_BYTES : MAX_VIDEO_BYTES;
  return file.size > most ? errors['media.too-large'] : null;
}

/** Null while nothing is wrong. */
export function uploadTrouble(state: UploadState): string | null {
  const copy = copyIn(mediaCopy, getLocale());
  if (state.phase === 'refused') return copy.refusals[state.refusal];
  return state.phase === 'failed' ? errorSentence(copy, state.error) : null;
}
