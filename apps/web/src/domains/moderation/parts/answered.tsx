// What every list here does while it waits, when it failed, and when there is more of it: in this domain's words.
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered as AnsweredIn, type AnsweredProps } from '#platform/query/answered.tsx';
import { More as MoreIn, type MoreProps } from '#platform/query/more.tsx';
import { moderationCopy } from '../copy.ts';

export function Answered<T>(props: Omit<AnsweredProps<T>, 'copy'>) {
  return <AnsweredIn {...props} copy={useCopy(moderationCopy)} />;
}

export function More({ query }: Pick<MoreProps, 'query'>) {
  return <MoreIn query={query} copy={useCopy(moderationCopy)} />;
}
