// Draws a part that another domain handed in, fetched once per loader.
import { type ComponentType, lazy } from 'react';

const drawn = new WeakMap<object, unknown>();

/** The same loader gives the same component, so that drawing again does not start over. */
export function lazySlot<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  key: object,
): ComponentType<Props> {
  const known = drawn.get(key);
  if (known !== undefined) return known as ComponentType<Props>;
  const made = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  drawn.set(key, made);
  return made;
}
