// Owns the endpoints of people: the own profile, its name and picture, and others' public profiles.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer } from '../shapes.ts';
import {
  pictureUnreadable,
  userNameReserved,
  userNameTaken,
  userNameTooSoon,
  userNotFound,
} from './errors.ts';
import { bio, displayName, interest, ownProfile, profileLink, publicProfile, userName } from './shapes.ts';

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in person’s own profile.',
  who: 'fan',
  scope: 'profile:read',
  answer: answer(ownProfile),
  errors: [],
});

export const updateOwnProfile = endpoint({
  method: 'PATCH',
  path: '/users/me',
  summary: 'Changes the fields that are sent and leaves the others.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: 3600 }],
  body: z.strictObject({
    display_name: displayName.optional(),
    bio: bio.optional(),
    links: z.array(profileLink).max(5).optional(),
    interests: z.array(interest).max(12).optional(),
    hue: z.int().min(0).max(359).optional(),
    welcome_done: z.literal(true).optional(),
  }),
  answer: answer(ownProfile),
  errors: [],
});

export const changeUserName = endpoint({
  method: 'PUT',
  path: '/users/me/user-name',
  summary: 'Changes the username: once in 30 days; the old one stays reserved for its owner for 90 days.',
  who: 'fan',
  rates: [{ by: 'user', limit: 20, window_s: 3600 }],
  body: z.strictObject({ user_name: userName }),
  answer: answer(ownProfile),
  errors: [userNameTaken, userNameReserved, userNameTooSoon],
});

export const uploadAvatar = endpoint({
  method: 'PUT',
  path: '/users/me/avatar',
  summary:
    'Sets the profile picture: the picture itself as the body; it is re-encoded and loses its metadata.',
  who: 'fan',
  rates: [{ by: 'user', limit: 20, window_s: 3600 }],
  upload: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], max_bytes: 8_000_000 },
  answer: answer(ownProfile),
  errors: [pictureUnreadable],
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/users/me/avatar',
  summary: 'Removes the profile picture.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  answer: answer(ownProfile),
  errors: [],
});

export const getUser = endpoint({
  method: 'GET',
  path: '/users/:id',
  summary: 'A person’s public profile, by id or username.',
  who: 'visitor',
  scope: 'profile:read',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: answer(publicProfile),
  errors: [userNotFound],
});
