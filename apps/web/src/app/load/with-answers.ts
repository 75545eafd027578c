// Owns fetching the cache of server answers together with a screen that needs it.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export function withAnswers(load: RouteEntry['load']): RouteEntry['load'] {
  return async () => {
    const [screen, { AnswersProvider }] = await Promise.all([
      load(),
      import('#platform/query/answers-provider.tsx'),
    ]);
    return { Component: screen.Component, Provider: AnswersProvider };
  };
}
