// Owns the test for muted words, for those who read the words along with their own rows.
import { mutedWordTest } from '../muted-words.rules.ts';

/** `folded` as the view `user_muted_terms` has them. */
export function testMutedWords(folded: readonly string[]): (text: string) => boolean {
  return mutedWordTest(folded);
}
