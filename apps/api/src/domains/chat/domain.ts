// Owns the manifest of chat.
import { conversationNotFound, messageIdTaken, messageNotFound } from '@stagepass/contract/chat/errors.ts';
import type {} from '@stagepass/contract/chat/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { audit } from './audit.store.ts';
import { examples } from './demo-examples.ts';
import { handlers } from './handlers.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { lookAtLink } from './previews.ts';
import { removeChannelJob } from './remove-channel.ts';
import { rooms } from './rooms.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

/** What something stands in may be deleted between the look at it and the writing. */
const constraints = {
  messages_pkey: messageIdTaken,
  messages_conversation_id_fkey: conversationNotFound,
  conversation_readers_conversation_id_fkey: conversationNotFound,
  message_reactions_message_id_fkey: messageNotFound,
  broadcast_answers_message_id_fkey: messageNotFound,
  broadcast_answers_pkey: messageIdTaken,
  conversations_club_id_fkey: conversationNotFound,
} as const;

export const chat: Domain = {
  name: 'chat',
  routes,
  handlers,
  jobs: [lookAtLink, removeChannelJob],
  constraints,
  rooms,
  exportUser,
  eraseUser,
  settle,
  audit,
  demo: async (platform, progress) => (await import('./demo.ts')).demo(platform, progress),
  examples,
};
