// Owns the endpoints of a club's channels: their list, and what the staff change about them.
import { z } from 'zod';
import { bannedHere, clubNotFound, membersOnly, scopeMissing, staffOnly } from '../clubs/errors.ts';
import { conditionTree } from '../conditions/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, id, idOr } from '../shapes.ts';
import { channelFixed, channelsUneven, conversationNotFound, tooManyChannels } from './errors.ts';
import { channelView, MAX_CHANNELS } from './shapes.ts';

const channelName = z.string().trim().min(2, 'is shorter than 2 characters').max(40);
const channelTopic = z.string().trim().max(140);

const club = z.strictObject({ id });
const params = z.strictObject({ id: idOr(conversationNotFound) });
const rates = [{ by: 'user', limit: 120, window_s: 3600 }] as const;
const staffErrors = [staffOnly, scopeMissing] as const;

export const listChannels = endpoint({
  method: 'GET',
  path: '/clubs/:id/channels',
  summary:
    'A club’s channels and its broadcast in their order; those that the viewer cannot read are locked.',
  who: 'fan',
  params: club,
  answer: answer(z.array(channelView)),
  errors: [clubNotFound, membersOnly, bannedHere],
});

export const createChannel = endpoint({
  method: 'POST',
  path: '/clubs/:id/channels',
  summary: 'Makes a channel with conditions on who may read it and who may write in it. Staff only.',
  who: 'verified',
  rates: [...rates],
  params: club,
  body: z.strictObject({
    name: channelName,
    topic: channelTopic.default(''),
    /** Null: every member. */
    read_condition: conditionTree.nullable().default(null),
    /** Null: whoever may read it. */
    write_condition: conditionTree.nullable().default(null),
  }),
  answer: answer(channelView),
  status: 201,
  errors: [clubNotFound, membersOnly, bannedHere, ...staffErrors, tooManyChannels],
});

export const changeChannel = endpoint({
  method: 'PATCH',
  path: '/channels/:id',
  summary: 'Changes the fields that are sent; conditions only of further channels. Staff only.',
  who: 'verified',
  rates: [...rates],
  params,
  body: z.strictObject({
    name: channelName.optional(),
    topic: channelTopic.optional(),
    read_condition: conditionTree.nullable().optional(),
    write_condition: conditionTree.nullable().optional(),
  }),
  answer: answer(channelView),
  errors: [conversationNotFound, membersOnly, bannedHere, ...staffErrors, channelFixed],
});

export const removeChannel = endpoint({
  method: 'DELETE',
  path: '/channels/:id',
  summary: 'Deletes a further channel with everything in it. Staff only.',
  who: 'verified',
  rates: [...rates],
  params,
  answer: done,
  errors: [conversationNotFound, membersOnly, bannedHere, ...staffErrors, channelFixed],
});

export const orderChannels = endpoint({
  method: 'PUT',
  path: '/clubs/:id/channels/order',
  summary: 'Puts the channels into this order; every one of them has to be named. Staff only.',
  who: 'verified',
  rates: [...rates],
  params: club,
  body: z.strictObject({ ids: z.array(id).max(MAX_CHANNELS + 5) }),
  answer: answer(z.array(channelView)),
  errors: [clubNotFound, membersOnly, bannedHere, ...staffErrors, channelsUneven],
});
