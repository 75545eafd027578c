// The texts of the editor of SOCIAL.
import { defineCopy } from '#platform/i18n/copy.ts';

export const socialEditCopy = defineCopy({
  network: 'Network',
  other: 'Another site',
  act: 'What fans do',
  url: 'Link address',
  urlHint: 'Your invite, profile or post. Starts with https://',
  text: 'Instructions (optional)',
  textHint: 'For example which post to like or what to write',
  hashtag: 'Hashtag (optional)',
  hashtagHint: 'Fans add it to their post',
  serverId: 'Discord server ID (optional)',
  serverHint:
    'With it, StagePass checks by itself whether a fan has joined. In Discord, turn on Developer Mode, then right-click the server and choose Copy Server ID.',
  checked:
    'Checked by StagePass for fans who connect Discord. Other fans send a proof that your team reviews.',
  reviewed: 'Fans send a proof, and your team reviews it within 72 hours.',
  proof: 'Proof that fans send',
  proofs: { either: 'Link or picture', link: 'Link', picture: 'Picture' },
});
