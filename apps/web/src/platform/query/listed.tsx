// A list in pages as most screens show it: asked for, failed, empty, or its rows with the way to further ones.
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import type { ReactNode } from 'react';
import { Answered, type AnsweredProps } from './answered.tsx';
import { More, type MoreProps } from './more.tsx';

export interface ListedProps<Row> extends Omit<AnsweredProps<readonly Row[]>, 'children'> {
  query: AnsweredProps<readonly Row[]>['query'] & MoreProps['query'];
  /** What is said where there is nothing. */
  empty: { title: string; text: string; picture?: ReactNode };
  children: (rows: readonly Row[]) => ReactNode;
}

export function Listed<Row>({ empty, children, ...asked }: ListedProps<Row>) {
  return (
    <Answered {...asked}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={empty.title} picture={empty.picture}>
            {empty.text}
          </EmptyState>
        ) : (
          <>
            {children(rows)}
            <More query={asked.query} />
          </>
        )
      }
    </Answered>
  );
}
