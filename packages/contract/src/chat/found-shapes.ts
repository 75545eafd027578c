// Owns the shapes of what a search in chat answers.
import { z } from 'zod';
import { postClub } from '../posts/shapes.ts';
import { id } from '../shapes.ts';
import { chatMessage, conversationKind } from './shapes.ts';

/** A message that was found, with where it stands. */
export const foundMessage = z.object({
  message: chatMessage,
  conversation: z.object({ id, kind: conversationKind, title: z.string(), club: postClub.nullable() }),
});
export type FoundMessage = z.infer<typeof foundMessage>;
