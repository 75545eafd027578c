// A process that books without end until it is killed; prints each transfer once its commit was acknowledged.
import { seededDice } from '@stagepass/base/dice.ts';
import { ledgerDb } from './ledger.ts';
import { perform, randomDeed, type Stage } from './ledger-deeds.ts';

interface Work {
  url: string;
  seed: string;
  stage: Stage;
  hands: number;
}

const { url, seed, stage, hands } = JSON.parse(process.env.LEDGER_WORK ?? '') as Work;
const db = ledgerDb(url, hands);

async function hand(at: number): Promise<never> {
  const dice = seededDice(`${seed}:${at}`);
  for (let n = 0; ; n += 1) {
    const made = await perform(db, stage, randomDeed(dice, `${seed}:${at}:${n}`));
    if (made !== undefined && made !== 'refused') process.stdout.write(`${made}\n`);
  }
}

await Promise.all(Array.from({ length: hands }, (_, at) => hand(at)));
