// Owns one connection that listens for notifications of the database and comes back by itself when it breaks.
import pg from 'pg';

export interface Listener {
  stop(): Promise<void>;
}

const RETRY_MS = 2000;

/** `notified` is also called, with nothing, after every (re)connection, since notifications in between are lost. */
export function listenTo(url: string, channel: string, notified: (payload: string) => void): Listener {
  let stopped = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'stagepass-listen',
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => notified(payload));
    client.on('error', () => {});
    client.once('end', () => {
      if (!stopped) timer = setTimeout(() => void connect(), RETRY_MS);
    });
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (stopped) return await client.end();
      current = client;
      notified('');
    } catch {
      // 'end' follows a failed connection too, and tries again; polling carries the work meanwhile.
      await client.end().catch(() => {});
    }
  }

  const connecting = connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await current?.end().catch(() => {});
    },
  };
}
