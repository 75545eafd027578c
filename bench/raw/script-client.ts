// Owns the stand-in for pgbench where it is not installed: the same script, its statements prepared, one after the other.
import { readFileSync } from 'node:fs';
import pg from 'pg';

const { file, databaseUrl, clients, seconds } = JSON.parse(process.env.RAW_SCRIPT ?? '') as {
  file: string;
  databaseUrl: string;
  clients: number;
  seconds: number;
};

const text = readFileSync(file, 'utf8');
const chances = [...text.matchAll(/^\\set (\w+) random\((\d+), (\d+)\)$/gm)].map(([, name, from, to]) => ({
  name: name ?? '',
  from: Number(from),
  span: Number(to) - Number(from) + 1,
}));
const statements = text
  .replaceAll(/^(\\|--).*$/gm, '')
  .split(';')
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '')
  .map((statement, at) => {
    const names: string[] = [];
    const numbered = statement.replaceAll(/(?<!:):(\w+)/g, (_, name: string) => {
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}::bigint`;
    });
    return { name: `raw-${at}`, text: numbered, names };
  });

async function client(ends: number): Promise<number> {
  const connection = new pg.Client({ connectionString: databaseUrl });
  await connection.connect();
  let done = 0;
  while (performance.now() < ends) {
    const chance = new Map(
      chances.map(({ name, from, span }) => [name, from + Math.floor(Math.random() * span)]),
    );
    for (const { names, ...statement } of statements)
      await connection.query({ ...statement, values: names.map((name) => chance.get(name)) });
    done += 1;
  }
  await connection.end();
  return done;
}

const ends = performance.now() + seconds * 1000;
const done = await Promise.all(Array.from({ length: clients }, () => client(ends)));
process.stdout.write(`${JSON.stringify({ rate: done.reduce((sum, one) => sum + one, 0) / seconds })}\n`);
