// Owns the world outside for journeys that leave the app: a stand-in for each provider, and a server that believes them.
import { type DiscordServer, startDiscordServer } from '@stagepass/testkit/servers/discord-server.ts';
import { type FirebaseServer, startFirebaseServer } from '@stagepass/testkit/servers/firebase-server.ts';
import { startTiktokServer, type TiktokServer } from '@stagepass/testkit/servers/tiktok-server.ts';
import { startTwitterServer, type TwitterServer } from '@stagepass/testkit/servers/twitter-server.ts';
import { freePort, startBuiltServer } from '../../scripts/lib/built-server.ts';
import { visit } from './server.ts';

export interface OutsideWorld {
  readonly discord: DiscordServer;
  readonly twitter: TwitterServer;
  readonly tiktok: TiktokServer;
  readonly firebase: FirebaseServer;
  /** What the providers would not take: after a journey without trouble, nothing. */
  refusals(): string[];
  end(): Promise<void>;
}

export async function openOutsideWorld(): Promise<OutsideWorld> {
  const port = await freePort();
  const at = (path: string) => [`http://localhost:${port}${path}`];
  const [discord, twitter, tiktok, firebase] = await Promise.all([
    startDiscordServer({ redirect_uris: at('/discord') }),
    startTwitterServer({ callbacks: at('/auth') }),
    startTiktokServer({ redirect_uris: at('/tiktok') }),
    startFirebaseServer({ continue_uris: at('/auth') }),
  ]);
  const providers = [discord, twitter, tiktok, firebase];
  // Whoever comes is new: no world of others has to be drawn first.
  const env: Record<string, string> = { DEMO: 'false' };
  for (const provider of providers) Object.assign(env, provider.env);
  const server = await startBuiltServer({ port, env });
  visit(server);
  return {
    discord,
    twitter,
    tiktok,
    firebase,
    refusals: () => providers.flatMap((provider) => provider.refusals),
    async end() {
      visit(undefined);
      await server.remove();
      await Promise.all(providers.map((provider) => provider.stop()));
    },
  };
}
