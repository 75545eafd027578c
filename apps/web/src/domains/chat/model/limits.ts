// Limits of the contract that screens need. Kept here, because the contract's own values bring its schemas to the phone.
import type {
  ANSWERS_PER_MESSAGE,
  EDIT_WINDOW_S,
  MAX_MESSAGE_PICTURES,
  MAX_MESSAGE_TEXT,
  MAX_VOICE_S,
  MESSAGES_PER_REQUEST,
  TYPING_SENT_EVERY_S,
  TYPING_SHOWN_S,
  VOICE_PEAKS,
} from '@stagepass/contract/chat/shapes.ts';

export const mostText: typeof MAX_MESSAGE_TEXT = 4000;
export const mostPictures: typeof MAX_MESSAGE_PICTURES = 10;
export const messagesPerRequest: typeof MESSAGES_PER_REQUEST = 3;
export const answersPerMessage: typeof ANSWERS_PER_MESSAGE = 3;
export const longestVoice_s: typeof MAX_VOICE_S = 120;
export const voicePeaks: typeof VOICE_PEAKS = 48;
export const editWindow_ms = ((15 * 60) satisfies typeof EDIT_WINDOW_S) * 1000;
export const typingShown_ms = (6 satisfies typeof TYPING_SHOWN_S) * 1000;
export const typingSentEvery_ms = (3 satisfies typeof TYPING_SENT_EVERY_S) * 1000;
