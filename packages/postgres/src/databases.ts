// Makes, clones and drops databases on a server we administer.
import pg from 'pg';

async function withClient<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function urlForDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client
      .query(`create database ${client.escapeIdentifier(name)}`)
      .catch((error: { code?: string }) => {
        // Somebody else was quicker.
        if (error.code !== '42P04' && error.code !== '23505') throw error;
      });
  });
}

/** A full copy of a prepared database in a fraction of a second. Nobody may be connected to the template. */
export async function cloneDatabase(
  adminUrl: string,
  names: { template: string; name: string },
): Promise<string> {
  await withClient(adminUrl, async (client) => {
    const { template, name } = {
      template: client.escapeIdentifier(names.template),
      name: client.escapeIdentifier(names.name),
    };
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return urlForDatabase(adminUrl, names.name);
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}

/**
 * Makes the template once for however many processes ask at the same moment: the first one prepares it under a lock,
 * the others wait. A template whose preparation failed is dropped, so that the next one tries anew.
 */
export async function ensureTemplate(
  adminUrl: string,
  template: { name: string; prepare: (url: string) => Promise<void> },
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template.name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
      template.name,
    ]);
    if (rowCount) return;
    const name = client.escapeIdentifier(template.name);
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
    await template.prepare(urlForDatabase(adminUrl, template.name));
    await client.query(`alter database ${name} is_template true`);
  });
}
