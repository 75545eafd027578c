// What can be chosen for a step on another network, in the order in which it is offered; closed by the contract's types.
import type { SocialAct, SocialNetwork, SocialProof } from '@stagepass/contract/requirements/kinds.ts';
import { socialIcons } from './social-icons.ts';

const acts: Readonly<Record<SocialAct, true>> = {
  join: true,
  follow: true,
  subscribe: true,
  like: true,
  share: true,
  post: true,
  comment: true,
};
const proofs: Readonly<Record<SocialProof, true>> = { either: true, link: true, picture: true };

export const socialNetworks = Object.keys(socialIcons) as SocialNetwork[];
export const socialActs = Object.keys(acts) as SocialAct[];
export const socialProofs = Object.keys(proofs) as SocialProof[];
