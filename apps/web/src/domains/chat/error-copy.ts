// The sentences for what can fail in chat.
import type * as errors from '@stagepass/contract/chat/errors.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

type ChatErrors = typeof errors;
/** Every code that the chat domain declares; a missing sentence does not compile. */
type ChatErrorCode = ChatErrors[keyof ChatErrors]['code'];

export const chatErrors = {
  'chat.not-found': 'This conversation doesn’t exist, or you can’t see it.',
  'chat.message-not-found': 'This message doesn’t exist anymore.',
  'chat.id-taken': 'This message couldn’t be sent. Try again.',
  'chat.empty': 'Write something, or add a picture, a voice note or a card.',
  'chat.mixed': 'Send pictures, a voice note and cards as separate messages.',
  'chat.voice-too-long': 'A voice note can be up to 2 minutes long.',
  'chat.card-not-found': 'You can’t share this. Choose something else.',
  'chat.quote-not-found': 'The message you’re replying to was deleted. Send yours without it.',
  'chat.closed': 'You can’t write in this conversation anymore.',
  'chat.read-only': 'You can read here, but not write.',
  'chat.locked': 'You don’t have access to this channel yet.',
  'chat.request-waiting': 'You can write again once this person has accepted your request.',
  'chat.not-accepting': 'This person isn’t accepting messages from you.',
  'chat.request-text-only': 'You can only send text until this person accepts your request.',
  'chat.first-contacts-used-up': 'You’ve written to as many new people as you can today. Try again tomorrow.',
  'chat.not-members': 'Both of you need to be members of this club to chat here.',
  'chat.edit-too-late': 'Messages can be edited for 15 minutes. Send a new one instead.',
  'chat.too-many-pins': '50 messages are already pinned. Unpin one first.',
  'chat.answers-used-up': 'You’ve sent all three answers to this message.',
  'chat.not-broadcast': 'Only messages of a broadcast take answers.',
  'chat.channel-fixed':
    'Announcements, the lounge and the broadcast belong to every club and can’t be deleted.',
  'chat.too-many-channels': 'This club has 30 channels, which is the limit. Delete one first.',
  'chat.channels-uneven': 'The channels were changed on another device. Reload, then try again.',
  /** Of the phone itself. */
  'chat.file-lost': 'The file isn’t on this phone anymore. Delete this message and add it again.',
  'chat.file-refused': 'This file can’t be used. Delete this message and try another one.',
  'users.not-found': 'There is no account with this name.',
  'users.own-account': 'This is you. Choose somebody else.',
  'clubs.not-found': 'This club doesn’t exist anymore.',
  'clubs.members-only': 'Join the club to read and write here.',
  'clubs.banned': 'You’re banned from this club.',
  'clubs.muted': 'The club’s team muted you. You can read, but not write.',
  'posts.text-blocked': 'This has a word that the club doesn’t allow. Change it and try again.',
  'posts.link-blocked': 'The club doesn’t allow this link. Remove it and try again.',
  'posts.too-many-mentions': 'You can mention up to 20 people.',
  'clubs.staff-only': 'Only the club’s staff can do this.',
  'clubs.scope-missing': 'Your role in this club doesn’t allow this.',
  'posts.new-account': 'New accounts can only write a few times on their first day. Try again later.',
  'posts.media-not-allowed': 'Members can’t add pictures in this club.',
  'media.not-claimable': 'One of the files can’t be used. Delete this message and add it again.',
} as const satisfies Record<ChatErrorCode, string> & Record<string, string>;

export const chatFailures = defineCopy({ errors: chatErrors });
