// What is wrong with a file, in one sentence: before it is sent, or once the server has seen it.
import { copyIn, errorSentence } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { mediaCopy } from '../copy.ts';
import { mostBytes, pictureFileTypes, videoFileTypes } from '../model/file-kinds.ts';
import type { UploadState } from './upload.ts';

export function isPictureFile(file: { type: string }): boolean {
  return pictureFileTypes.includes(file.type);
}

export function isVideoFile(file: { type: string }): boolean {
  return videoFileTypes.includes(file.type);
}

/** For a file input's `accept`. */
export const pictureTypes = pictureFileTypes.join(',');
export const videoTypes = videoFileTypes.join(',');

/** Null where a file that is handed over as it comes may be sent: of any type, but not of any size. */
export function handedFileTrouble(file: { size: number }): string | null {
  const copy = copyIn(mediaCopy, getLocale());
  if (file.size === 0) return copy.fileEmpty;
  return file.size > mostBytes.file ? copy.fileTooLarge : null;
}

/** Null where the file may be sent. */
export function fileTrouble(file: { type: string; size: number }): string | null {
  const { errors } = copyIn(mediaCopy, getLocale());
  if (!isPictureFile(file) && !isVideoFile(file)) return errors['media.type-not-allowed'];
  const most = isPictureFile(file) ? mostBytes.picture : mostBytes.video;
  return file.size > most ? errors['media.too-large'] : null;
}

/** Null while nothing is wrong. */
export function uploadTrouble(state: UploadState): string | null {
  const copy = copyIn(mediaCopy, getLocale());
  if (state.phase === 'refused') return copy.refusals[state.refusal];
  return state.phase === 'failed' ? errorSentence(copy, state.error) : null;
}
