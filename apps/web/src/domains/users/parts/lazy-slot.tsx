// Draws a part that another domain handed in, fetched once per loader.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const drawn = new WeakMap<object, ComponentType>();

/** The same loader gives the same component, so that drawing again does not start over. */
export function lazySlot(load: () => Promise<ComponentType>, key: object): ComponentType {
  const known = drawn.get(key);
  if (known) return known;
  const made: LazyExoticComponent<ComponentType> = lazy(async () => ({ default: await load() }));
  drawn.set(key, made);
  return made;
}
