// Runs a step that takes a while, says that it runs, and says how long it took.
import { sayWhile } from '../bootstrap/speak.mjs';

export async function step<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  const done = sayWhile(sentence) as (ending: string) => void;
  try {
    const result = await work();
    done('done');
    return result;
  } catch (error) {
    done('failed');
    throw error;
  }
}
