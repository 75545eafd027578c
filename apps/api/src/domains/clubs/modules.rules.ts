// Owns the list of a club's modules: each there once, on or off, in the order of the tabs.
import { clubModules, type ModuleSetting } from '@stagepass/contract/clubs/shapes.ts';

/** What a new club shows; the others wait to be switched on. */
const onAtFirst = new Set<string>(['posts', 'missions', 'achievement', 'levels', 'messages']);

export const firstModules: readonly ModuleSetting[] = clubModules.map((module) => ({
  module,
  on: onAtFirst.has(module),
}));

/** The whole list in the wanted order, those left out behind it and off; undefined where one stands there twice. */
export function completeModules(wanted: readonly ModuleSetting[]): ModuleSetting[] | undefined {
  const named = new Set(wanted.map((setting) => setting.module));
  if (named.size < wanted.length) return undefined;
  const rest = clubModules.filter((module) => !named.has(module));
  return [
    ...wanted.map(({ module, on }) => ({ module, on })),
    ...rest.map((module) => ({ module, on: false })),
  ];
}
