// The end of a list of people that goes on, in this domain's words.
import { useCopy } from '#platform/i18n/copy.ts';
import { More, type MoreProps } from '#platform/query/more.tsx';
import { peopleCopy } from '../people-copy.ts';

export function MoreRows({ query }: Pick<MoreProps, 'query'>) {
  return <More query={query} copy={useCopy(peopleCopy)} />;
}
