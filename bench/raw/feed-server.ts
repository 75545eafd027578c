// Owns the raw limit of a feed: Fastify, one prepared statement over the same rows, the same bytes out, and nothing around it.
import Fastify from 'fastify';
import pg from 'pg';

interface Row {
  id: string;
  text: string | null;
  media: object[] | null;
  author_id: string;
  user_name: string;
  display_name: string;
  author_role: string | null;
  tier: object | null;
  club_id: string;
  handle: string;
  name: string;
  hue: number;
  published_ms: number;
  comments: number;
  heart: number;
  fire: number;
  clap: number;
  laugh: number;
  wow: number;
  sad: number;
  my_reaction: string | null;
  bookmarked: boolean;
}

/** Given by the line: the statement and our own answer, whose derived fields are sent as they were. */
const { databaseUrl, text, values, shape } = JSON.parse(process.env.RAW_READ ?? '{}') as {
  databaseUrl: string;
  text: string;
  values: unknown[];
  shape: { data: Record<string, unknown>[]; next_cursor: string; newest: string };
};

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const kinds = ['heart', 'fire', 'clap', 'laugh', 'wow', 'sad'] as const;

function postOf(row: Row, at: number): object {
  const known = shape.data[at] ?? {};
  const announced = {
    id: row.id,
    club: { id: row.club_id, handle: row.handle, name: row.name, hue: row.hue, picture_url: null },
    author: {
      id: row.author_id,
      user_name: row.user_name,
      display_name: row.display_name,
      avatar: null,
      role: row.author_role,
      tier: row.tier,
    },
    published_at: new Date(row.published_ms).toISOString(),
  };
  if (known.sealed !== null) return { ...announced, sealed: known.sealed };
  const reactions: Record<string, number> = {};
  for (const kind of kinds) if (row[kind] > 0) reactions[kind] = row[kind];
  return {
    ...announced,
    sealed: null,
    state: known.state,
    text: row.text,
    media: known.media,
    link: null,
    mentions: [],
    audience: known.audience,
    tier: known.tier,
    teaser: known.teaser,
    reply_policy: known.reply_policy,
    reply_tier: null,
    edited_at: null,
    pinned_at: null,
    counts: { comments: row.comments, reactions },
    mine: { reaction: row.my_reaction, bookmarked: row.bookmarked },
    can: known.can,
  };
}

const fastify = Fastify();
fastify.get('/', async (_, reply) => {
  const { rows } = await pool.query<Row>({ name: 'raw', text, values });
  reply.header('content-type', 'application/json; charset=utf-8');
  return JSON.stringify({ data: rows.map(postOf), next_cursor: shape.next_cursor, newest: shape.newest });
});
await fastify.listen({ port: 0, host: '127.0.0.1' });
const address = fastify.server.address();
process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
