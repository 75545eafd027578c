// What somebody wrote comes and goes with whom and what the viewer wants to meet: feeds that were read before begin anew.
import type { QueryClient } from '@tanstack/react-query';

export function forgetFeeds(client: QueryClient): void {
  void client.resetQueries({ queryKey: ['posts'] });
}
