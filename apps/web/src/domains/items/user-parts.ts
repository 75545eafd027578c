// What items put on profiles and in settings, each part fetched when it is shown.
import type { OwnShelf } from '#domains/users/public/own-shelf.ts';
import type { OwnWay } from '#domains/users/public/own-ways.ts';
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';

const section: SettingsSection = {
  name: 'items',
  load: () => import('./parts/things-section.tsx'),
  views: {},
};
const collection: ProfilePart = { name: 'collection', load: () => import('./parts/profile-collection.tsx') };
const vault: OwnWay = { name: 'vault', load: () => import('./parts/vault-way.tsx') };
const pass: OwnWay = { name: 'pass', load: () => import('./parts/pass-way.tsx') };

const ownShelf: OwnShelf = { load: () => import('./parts/own-shelf.tsx') };

export const userParts = {
  ownShelf,
  settings: [section],
  profile: [collection],
  ownWays: [vault, pass],
};
