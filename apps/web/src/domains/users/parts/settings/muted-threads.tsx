// Muted threads, each with the way back; nothing where none is muted.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { More } from '#platform/query/more.tsx';
import { type MutedThread, useMutedThreads, useUnmuteThread } from '../../data/people-lists.ts';
import { peopleCopy } from '../../people-copy.ts';
import '../people-lists.css';

export function MutedThreads() {
  const { muted } = useCopy(peopleCopy);
  const query = useMutedThreads();
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <>
      <SectionHead title={muted.threads} />
      <RowGroup>
        {query.data.map((thread) => (
          <Thread key={`${thread.kind} ${thread.id}`} thread={thread} />
        ))}
      </RowGroup>
      <More query={query} />
    </>
  );
}

function Thread({ thread }: { thread: MutedThread }) {
  const copy = useCopy(peopleCopy);
  const { muted } = copy;
  const unmute = useUnmuteThread();
  const { card } = thread;
  const title = card?.title ?? muted.threadGone;
  const detail = card?.author ? muted.threadBy({ name: card.author.display_name }) : undefined;
  return (
    <div className="sp-listed-person">
      {card === null ? (
        <ListRow title={title} />
      ) : (
        <ListRow
          title={title}
          detail={detail}
          leads
          render={(anatomy) => <Link to={card.path} {...anatomy} />}
        />
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={muted.unmuteThread({ title })}
        loading={unmute.isPending}
        onClick={() =>
          unmute.mutate(thread, {
            onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
          })
        }
      >
        {muted.unmute}
      </Button>
    </div>
  );
}
