// Owns what a domain event is: a name in the past tense and a payload, written to the outbox with the change it tells of.
import type { z } from 'zod';

export interface EventType<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly payload: Payload;
}

export function eventType<const Name extends string, Payload extends z.ZodType>(
  name: Name,
  payload: Payload,
): EventType<Name, Payload> {
  return { name, payload };
}
