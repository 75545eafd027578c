// Draws a part that another domain handed in, fetched once per loader.
import type { ComponentType } from 'react';
import { latePart } from './late-part.tsx';

const drawn = new WeakMap<object, unknown>();

/** The same loader gives the same component, so that drawing again does not start over. */
export function lazySlot<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  key: object,
): ComponentType<Props> {
  const known = drawn.get(key);
  if (known !== undefined) return known as ComponentType<Props>;
  const made = latePart(async () => ({ Part: await load() }), 'Part') as unknown as ComponentType<Props>;
  drawn.set(key, made);
  return made;
}
