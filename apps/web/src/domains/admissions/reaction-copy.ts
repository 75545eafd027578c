// Owns the texts of what the server says about joining over the realtime connection.
import { defineCopy } from '#platform/i18n/copy.ts';

export const reactionCopy = defineCopy({
  joinRequestMade: '{display_name} asks to join',
  joinApproved: 'You are in: {club_name}',
  joinRefused: '{club_name} answered your request',
});
