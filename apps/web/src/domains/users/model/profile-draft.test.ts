// The edited profile: only what differs is sent, and what cannot be saved is found before.
import type { OwnProfile } from '@stagepass/contract/users/shapes.ts';
import { expect, it } from 'vitest';
import { changeOf, draftOf, draftTrouble } from './profile-draft.ts';

const profile: OwnProfile = {
  id: 'u1',
  user_name: 'mara',
  display_name: 'Mara',
  avatar: null,
  bio: '',
  links: [{ label: 'Site', url: 'https://okafor.studio/' }],
  joined_at: '2026-05-03T10:00:00Z',
  hue: 62,
  followers: 0,
  following: 0,
  can: { edit: true },
  email: 'mara@okafor.studio',
  email_verified: true,
  interests: ['music'],
  operator: false,
  user_name_changeable_at: null,
  welcome_done: true,
};
const draft = draftOf(profile);

it('sends nothing where nothing changed, and only what did', () => {
  expect(changeOf(draft, draft)).toEqual({});
  expect(changeOf({ ...draft, bio: ' Bread. ', hue: 150 }, draft)).toEqual({ bio: 'Bread.', hue: 150 });
});

it('leaves empty links out and completes addresses', () => {
  const links = [
    ...draft.links,
    { key: 1, label: '', url: ' ' },
    { key: 2, label: 'Shop', url: 'shop.test/x' },
  ];
  expect(changeOf({ ...draft, links }, draft)).toEqual({
    links: [...profile.links, { label: 'Shop', url: 'http://shop.test/x' }],
  });
});

it('finds what cannot be saved', () => {
  expect(draftTrouble(draft)).toBeNull();
  const links = [{ key: 7, label: 'Shop', url: 'not an address' }];
  expect(draftTrouble({ ...draft, display_name: ' ', bio: 'x'.repeat(301), links })).toEqual({
    name: 'missing',
    bio: true,
    links: [7],
  });
});
