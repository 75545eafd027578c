// Owns the events that the users domain tells.
import { z } from 'zod';
import { eventType } from '../events.ts';

export const userProfileChanged = eventType('users.profile-changed', z.object({ user_id: z.string() }));
