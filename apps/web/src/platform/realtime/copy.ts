// Owns the texts of what arrives over the realtime connection.
import { defineCopy } from '../i18n/copy.ts';

export const realtimeCopy = defineCopy({
  haveMessage: '{user_name} sent you a message',
  joinRequestMade: '{display_name} asks to join',
  joinApproved: 'You are in: {club_name}',
  joinRefused: '{club_name} answered your request',
  auctionOutbid: 'You were outbid on {title}',
  auctionOutbidText: 'It stands at {amount}. Your money is free again.',
  auctionWon: 'You won {title}',
  auctionWonText: 'For {amount}. It is in your vault.',
  itemSold: '{item_name} is sold',
  itemSoldText: 'You got {amount}.',
  sessionEndedTitle: 'You were signed out',
  sessionEndedText: 'This device was signed out from another one.',
});
