// Owns the expected failures of chat.
import { errorCode } from '../endpoint.ts';

export const conversationNotFound = errorCode(
  'chat.not-found',
  404,
  'This conversation doesn’t exist, or you can’t see it.',
);
export const messageNotFound = errorCode(
  'chat.message-not-found',
  404,
  'This message doesn’t exist anymore.',
);
export const messageIdTaken = errorCode(
  'chat.id-taken',
  409,
  'Another message already has this id. Send it again with a new one.',
);
export const messageEmpty = errorCode(
  'chat.empty',
  422,
  'Write something, or add a picture, a voice note or a card.',
);
/** A voice note and pictures, or either of them beside a card. */
export const messageMixed = errorCode(
  'chat.mixed',
  422,
  'Send pictures, a voice note and cards as separate messages.',
);
export const voiceTooLong = errorCode(
  'chat.voice-too-long',
  422,
  'A voice note can be up to 2 minutes long.',
);
export const cardNotFound = errorCode(
  'chat.card-not-found',
  422,
  'You can’t share this. Choose something else.',
);
export const quoteNotFound = errorCode(
  'chat.quote-not-found',
  422,
  'The message you’re replying to was deleted. Send yours without it.',
);
/** `details.reason`: one of `closedReasons`. */
export const conversationClosed = errorCode(
  'chat.closed',
  403,
  'You can’t write in this conversation anymore.',
);
export const readOnly = errorCode('chat.read-only', 403, 'You can read here, but not write.');
/** For a custom channel: `details.condition` says what is missing. */
export const channelLocked = errorCode('chat.locked', 403, 'You don’t have access to this channel yet.');
export const requestWaiting = errorCode(
  'chat.request-waiting',
  409,
  'You can write again once this person has accepted your request.',
);
/** For a block, a choice of the receiver's, and an adult who would be first to a minor alike: it does not say which. */
export const notAccepting = errorCode(
  'chat.not-accepting',
  403,
  'This person isn’t accepting messages from you.',
);
export const requestTextOnly = errorCode(
  'chat.request-text-only',
  422,
  'You can only send text until this person accepts your request.',
);
export const firstContactsUsedUp = errorCode(
  'chat.first-contacts-used-up',
  409,
  'You’ve written to as many new people as you can today. Try again tomorrow.',
);
export const notMembersBoth = errorCode(
  'chat.not-members',
  403,
  'Both of you need to be members of this club to chat here.',
);
export const editTooLate = errorCode(
  'chat.edit-too-late',
  409,
  'Messages can be edited for 15 minutes. Send a new one instead.',
);
export const tooManyChatPins = errorCode(
  'chat.too-many-pins',
  409,
  '50 messages are already pinned. Unpin one first.',
);
export const answersUsedUp = errorCode(
  'chat.answers-used-up',
  409,
  'You’ve sent all three answers to this message.',
);
export const notBroadcast = errorCode(
  'chat.not-broadcast',
  409,
  'Only messages of a broadcast take answers.',
);
export const channelFixed = errorCode(
  'chat.channel-fixed',
  409,
  'Announcements, the lounge and the broadcast belong to every club and can’t be deleted.',
);
export const tooManyChannels = errorCode(
  'chat.too-many-channels',
  409,
  'This club has 30 channels, which is the limit. Delete one first.',
);
export const channelsUneven = errorCode(
  'chat.channels-uneven',
  422,
  'The channels were changed on another device. Reload, then try again.',
);
