// The texts of a club's front door alone.
import { defineCopy } from '#platform/i18n/copy.ts';

export const clubDoorCopy = defineCopy({
  about: 'About',
  rules: 'House rules',
  runBy: 'Who runs it',
  owner: 'Owner',
  more: 'More about the club',
  privateTitle: 'Behind the curtain',
  private: 'This club is private. What happens inside is for its members.',
});
