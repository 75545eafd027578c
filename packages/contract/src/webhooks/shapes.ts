// Owns the shapes of webhooks that both sides say; what is sent to an address is in `payloads.ts`.
import {
  deliveryKinds,
  deliveryProblems,
  deliveryStates,
  webhookKinds,
} from '@stagepass/base/webhook-kinds.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';

export const webhookUrl = z
  .string()
  .trim()
  .max(500)
  .refine((text) => URL.canParse(text), 'is not a web address');
export const chosenKinds = z
  .array(z.enum(webhookKinds))
  .min(1, 'names no event')
  .max(webhookKinds.length)
  .refine((kinds) => new Set(kinds).size === kinds.length, 'names an event twice');

export const webhook = z.object({
  id,
  club_id: id,
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  on: z.boolean(),
  /** Since when nothing gets through; null where the last delivery did. */
  failing_since: time.nullable(),
  /** Turned off by the site because nothing got through for two days. */
  turned_off_by_site: z.boolean(),
  created_at: time,
});
export type Webhook = z.infer<typeof webhook>;

export const delivery = z.object({
  id,
  /** The same in every try, and when it is sent again by hand: what was handled once can be left out. */
  event_id: id,
  kind: z.enum(deliveryKinds),
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** Of the last answer; null where none came. */
  status: z.int().nullable(),
  /** The beginning of the last answer. */
  snippet: z.string(),
  problem: z.enum(deliveryProblems).nullable(),
  /** What is sent, as JSON. */
  body: z.string(),
  created_at: time,
  tried_at: time.nullable(),
  next_try_at: time.nullable(),
});
export type Delivery = z.infer<typeof delivery>;
