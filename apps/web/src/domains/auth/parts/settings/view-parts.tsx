// What the pages inside settings share: their head, their waiting state and their failure.
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered, type AnsweredProps } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { accountCopy } from '../../account-copy.ts';

export function ViewHead({ title, lead }: { title: string; lead?: ReactNode }) {
  useTitle(title);
  return (
    <>
      <h1 className="sp-display">{title}</h1>
      {lead === undefined ? null : <p className="sp-quiet mt-2.5 mb-5">{lead}</p>}
    </>
  );
}

/** What is asked for stands below the head of the page. */
export function AnsweredBelow<T>(props: Omit<AnsweredProps<T>, 'copy'>) {
  const copy = useCopy(accountCopy);
  if (props.query.data !== undefined) return props.children(props.query.data);
  return (
    <div className="mt-5">
      <Answered copy={copy} {...props} />
    </div>
  );
}
