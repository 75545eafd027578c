// Owns asking several things at once: side by side over the pool, one after the other on the one connection of a transaction, where
// they would wait for each other anyway, and the driver warns of it.
import type { Executor } from './executor.ts';

type Ask = () => Promise<unknown>;
type Answers<Asks extends readonly Ask[]> = {
  -readonly [At in keyof Asks]: Awaited<ReturnType<Asks[At]>>;
};

export async function askTogether<const Asks extends readonly Ask[]>(
  tx: Executor,
  asks: Asks,
): Promise<Answers<Asks>> {
  if ('pool' in tx) return (await Promise.all(asks.map((ask) => ask()))) as Answers<Asks>;
  const answers: unknown[] = [];
  for (const ask of asks) answers.push(await ask());
  return answers as Answers<Asks>;
}
