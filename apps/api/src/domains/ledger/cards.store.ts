// Owns the SQL of saved cards and of who they belong to at the payment service.
import type { Executor } from '#platform/db/executor.ts';

export type CardDoor = 'stripe' | 'test';

export interface CardRow {
  id: string;
  user_id: string;
  door: CardDoor;
  method_id: string | null;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string | null;
  is_default: boolean;
  created_at: Date;
}

const columns =
  'id, user_id, door, method_id, brand, last4, exp_month, exp_year, fingerprint, is_default, created_at';

/** Also where there is none yet. Whoever changes a person's cards waits here for whoever else does. */
export async function lockCardOwner(
  tx: Executor,
  of: { user_id: string; at: Date },
): Promise<{ customer_id: string | null }> {
  await tx.query({
    text: 'insert into card_owners (user_id, created_at) values ($1, $2) on conflict (user_id) do nothing',
    values: [of.user_id, of.at],
  });
  const { rows } = await tx.query<{ customer_id: string | null }>({
    text: 'select customer_id from card_owners where user_id = $1 for update',
    values: [of.user_id],
  });
  return rows[0] ?? { customer_id: null };
}

export async function findCustomer(db: Executor, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ customer_id: string | null }>({
    text: 'select customer_id from card_owners where user_id = $1',
    values: [userId],
  });
  return rows[0]?.customer_id ?? null;
}

export async function updateCustomer(
  tx: Executor,
  of: { user_id: string; customer_id: string },
): Promise<void> {
  await tx.query({
    text: 'update card_owners set customer_id = $2 where user_id = $1 and customer_id is null',
    values: [of.user_id, of.customer_id],
  });
}

/** The default one first, then the newest. */
export async function listCardRows(
  db: Executor,
  of: { user_id: string; door: CardDoor | null },
): Promise<CardRow[]> {
  const { rows } = await db.query<CardRow>({
    text: `select ${columns} from saved_cards where user_id = $1 and ($2::text is null or door = $2)
      order by is_default desc, created_at desc, id desc limit 50`,
    values: [of.user_id, of.door],
  });
  return rows;
}

export async function findDefaultCard(
  db: Executor,
  of: { user_id: string; door: CardDoor },
): Promise<CardRow | undefined> {
  const { rows } = await db.query<CardRow>({
    text: `select ${columns} from saved_cards where user_id = $1 and door = $2 and is_default`,
    values: [of.user_id, of.door],
  });
  return rows[0];
}

export async function findCard(
  db: Executor,
  of: { id: string; user_id: string },
): Promise<CardRow | undefined> {
  const { rows } = await db.query<CardRow>({
    text: `select ${columns} from saved_cards where id = $1 and user_id = $2`,
    values: [of.id, of.user_id],
  });
  return rows[0];
}

/** The same card once more takes the place of what was saved of it; answers what the service called it before. */
export async function putCard(
  tx: Executor,
  row: Omit<CardRow, 'is_default'>,
): Promise<{ replaced: string | null }> {
  const before = await tx.query<{ id: string; method_id: string | null }>({
    text: 'select id, method_id from saved_cards where user_id = $1 and fingerprint = $2',
    values: [row.user_id, row.fingerprint],
  });
  const [known] = before.rows;
  if (known !== undefined) {
    await tx.query({
      text: 'update saved_cards set method_id = $2, exp_month = $3, exp_year = $4, created_at = $5 where id = $1',
      values: [known.id, row.method_id, row.exp_month, row.exp_year, row.created_at],
    });
    return { replaced: known.method_id === row.method_id ? null : known.method_id };
  }
  await tx.query({
    text: `insert into saved_cards (id, user_id, door, method_id, brand, last4, exp_month, exp_year, fingerprint, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (method_id) do nothing`,
    values: [
      row.id,
      row.user_id,
      row.door,
      row.method_id,
      row.brand,
      row.last4,
      row.exp_month,
      row.exp_year,
      row.fingerprint,
      row.created_at,
    ],
  });
  return { replaced: null };
}

export async function deleteCard(tx: Executor, id: string): Promise<void> {
  await tx.query({ text: 'delete from saved_cards where id = $1', values: [id] });
}

/** Where none is the default one, the newest becomes it. */
export async function ensureDefault(tx: Executor, of: { user_id: string; door: CardDoor }): Promise<void> {
  await tx.query({
    text: `update saved_cards set is_default = true where id = (
        select id from saved_cards where user_id = $1 and door = $2 order by created_at desc, id desc limit 1)
      and not exists (select from saved_cards where user_id = $1 and door = $2 and is_default)`,
    values: [of.user_id, of.door],
  });
}

export async function moveDefault(
  tx: Executor,
  card: Pick<CardRow, 'id' | 'user_id' | 'door'>,
): Promise<void> {
  await tx.query({
    text: 'update saved_cards set is_default = false where user_id = $1 and door = $2 and is_default',
    values: [card.user_id, card.door],
  });
  await tx.query({ text: 'update saved_cards set is_default = true where id = $1', values: [card.id] });
}

/** What names a card goes with the person; answers their customer, to be forgotten at the service too. */
export async function deleteCardsOf(tx: Executor, userId: string): Promise<string | null> {
  await tx.query({ text: 'delete from saved_cards where user_id = $1', values: [userId] });
  await tx.query({ text: 'delete from card_setups where user_id = $1', values: [userId] });
  const { rows } = await tx.query<{ customer_id: string | null }>({
    text: 'delete from card_owners where user_id = $1 returning customer_id',
    values: [userId],
  });
  return rows[0]?.customer_id ?? null;
}
