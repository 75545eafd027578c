// The messages of a conversation, however many: only rows near what is seen are drawn, and what is seen stays where it is
// while rows are added above, measured or taken away.
import { Button } from '@stagepass/ui/button/button.tsx';
import { CountBadge } from '@stagepass/ui/count-badge/count-badge.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowDown } from '@stagepass/ui/icon/phosphor/arrow-down.ts';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import type { OpenThread } from '../data/use-thread.ts';
import type { Row } from '../model/rows.ts';
import { RowBox } from './row-box.tsx';
import { useLongList } from './use-long-list.ts';
import './message-list.css';

interface MessageListProps {
  label: string;
  rows: readonly Row[];
  open: OpenThread;
  /** Stands behind the last message: who types. */
  end: ReactNode;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
}

export function MessageList({ label, rows, open, end, empty, children }: MessageListProps) {
  const copy = useCopy(chatCopy);
  const box = useRef<HTMLDivElement>(null);
  const { store, thread } = open;
  const { timeline, fetching, failedAt } = thread;
  const list = useLongList({ box, rows, thread, store, onSeen: open.seen });
  const later = timeline.lastSeq - list.seenSeq;
  return (
    <main className="sp-chat-log-frame" tabIndex={-1}>
      <div
        ref={box}
        className="sp-chat-log"
        role="log"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by keys.
        tabIndex={0}
        onScroll={list.onScroll}
      >
        <div className="sp-chat-log-lift" />
        {failedAt === 'before' ? (
          <Failed text={copy.olderFailed} onRetry={() => void store.more('before')} />
        ) : null}
        {rows.length === 0 ? empty : null}
        <div
          style={{ blockSize: list.above }}
          aria-hidden="true"
          data-busy={fetching === 'before' ? '' : undefined}
        />
        {list.drawn.map((row) => (
          <RowBox key={row.key} rowKey={row.key} onHeight={list.onHeight}>
            {children(row)}
          </RowBox>
        ))}
        <div style={{ blockSize: list.below }} aria-hidden="true" />
        {failedAt === 'after' ? (
          <Failed text={copy.newerFailed} onRetry={() => void store.more('after')} />
        ) : null}
        {end}
      </div>
      {list.isAtEnd ? null : (
        <button
          type="button"
          className="sp-chat-to-latest"
          aria-label={later > 0 ? copy.toLatestNew({ count: later }) : copy.toLatest}
          onClick={() => void store.latest()}
        >
          <Icon of={arrowDown} weight="bold" />
          {later > 0 ? <CountBadge>{later > 99 ? '99+' : later}</CountBadge> : null}
        </button>
      )}
    </main>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const copy = useCopy(chatCopy);
  return (
    <div className="sp-chat-failed" role="alert">
      <span>{text}</span>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}
