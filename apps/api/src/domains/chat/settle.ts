// Owns the end of a club's conversations when it closes for good: a bounded step at a time, with their files.
import type { Domain } from '#platform/domain.ts';
import { listConversationIdsOfClub, removeConversations } from './channels.store.ts';
import { removeStep } from './remove-channel.ts';

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  const ids = await listConversationIdsOfClub(tx, clubId);
  if (ids.length === 0) return 'settled';
  if (await removeStep(platform, tx, ids)) await removeConversations(tx, ids);
  return 'waiting';
};
