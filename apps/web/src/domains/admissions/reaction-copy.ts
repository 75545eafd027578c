// Owns the toasts about join requests that arrive over the realtime connection.
import { defineCopy } from '#platform/i18n/copy.ts';

export const reactionCopy = defineCopy({
  joinRequestMade: '{display_name} asks to join',
  joinApproved: 'You’re now a member of {club_name}',
  joinRefused: '{club_name} declined your request',
});
