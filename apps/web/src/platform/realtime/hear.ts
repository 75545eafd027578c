// Owns what happens when the server says something over the socket: screens that listen are told; what the app does by itself
// is fetched with the first word that asks for it.
import { tellListeners } from './listeners.ts';
import { reactedTo } from './reacted-to.ts';

export function hear(name: string, payload: unknown): void {
  tellListeners(name, payload);
  if (!reactedTo.some((known) => known === name)) return;
  // It came over the network; where the rest of it does not, the next word tries again.
  import('./reactions.ts').then(
    ({ react }) => react(name, payload),
    () => undefined,
  );
}
