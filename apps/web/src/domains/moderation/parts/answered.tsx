// What every list here does while it waits and when it failed: in this domain's words.
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered as AnsweredIn, type AnsweredProps } from '#platform/query/answered.tsx';
import { moderationCopy } from '../copy.ts';

export function Answered<T>(props: Omit<AnsweredProps<T>, 'copy'>) {
  return <AnsweredIn {...props} copy={useCopy(moderationCopy)} />;
}
