// The review queue of a club: what waits, oldest first, decided one by one or several at once; and what was decided.
import type { ReviewRecord } from '@stagepass/contract/requirements/review-shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { type ReactNode, useState } from 'react';
import { Viewer } from '#domains/media/public/viewer.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { type ReviewTab, useReviews } from '../data/reviews.ts';
import { useDeciding } from '../model/use-deciding.ts';
import { RefuseSheet } from '../parts/review/refuse-sheet.tsx';
import { ReviewCard } from '../parts/review/review-card.tsx';
import { SelectionBar } from '../parts/review/selection-bar.tsx';
import { reviewCopy } from '../review-copy.ts';
import { useReviewCounts } from './use-review-counts.ts';
import '../parts/review/review.css';

export interface ReviewQueueProps {
  clubId: string;
  tab: ReviewTab;
  onTab: (tab: ReviewTab) => void;
  /** What can still be done about something that was accepted. */
  afterwards?: ((record: ReviewRecord) => ReactNode) | undefined;
}

export function ReviewQueue({ clubId, tab, onTab, afterwards }: ReviewQueueProps) {
  const copy = useCopy(reviewCopy);
  const counts = useReviewCounts(clubId).data;
  const [owner, setOwner] = useState<string | null>(null);
  const query = useReviews(clubId, { tab, owner });
  const owners = counts?.owners ?? [];
  return (
    <>
      <SegmentedControl
        label={copy.tabs}
        segments={[
          { value: 'waiting', label: copy.waiting({ count: counts?.waiting ?? '' }).trim() },
          { value: 'decided', label: copy.decided },
        ]}
        value={tab}
        onChange={onTab}
      />
      {owners.length > 1 || owner !== null ? (
        <div className="mt-3">
          <Select
            label={copy.filter}
            value={owner ?? ''}
            onChange={(event) => setOwner(event.target.value || null)}
          >
            <option value="">{copy.all}</option>
            {owners.map(({ id, title, waiting }) => (
              <option key={id} value={id}>
                {copy.option({ title, count: waiting })}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <div className="mt-4">
        <Answered query={query} copy={copy} failed={copy.failed}>
          {(records) =>
            records.length === 0 ? (
              <EmptyState
                title={tab === 'waiting' ? copy.emptyTitle : copy.emptyDecidedTitle}
                picture={<Illustration name="mail" />}
              >
                {tab === 'waiting' ? copy.empty : copy.emptyDecided}
              </EmptyState>
            ) : (
              <Records key={`${tab}:${owner}`} clubId={clubId} records={records} afterwards={afterwards} />
            )
          }
        </Answered>
        <More query={query} />
      </div>
    </>
  );
}

interface RecordsProps extends Pick<ReviewQueueProps, 'clubId' | 'afterwards'> {
  records: readonly ReviewRecord[];
}

function Records({ clubId, records, afterwards }: RecordsProps) {
  const copy = useCopy(reviewCopy);
  const deciding = useDeciding(clubId, records);
  const { selected, busy } = deciding;
  const pictures = records.flatMap(({ proof, user }) =>
    proof.picture === null
      ? []
      : [{ ...proof.picture, alt: proof.picture.alt || copy.picture({ name: user.display_name }) }],
  );
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <SelectionBar deciding={deciding} />
      <ul className="sp-reviews" aria-label={copy.list}>
        {records.map((record) => (
          <ReviewCard
            key={record.id}
            record={record}
            selected={selected.has(record.id)}
            busy={busy}
            onSelect={() => deciding.toggle(record.id)}
            onAccept={() => deciding.accept([record.id])}
            onRefuse={() => deciding.askWhy([record.id])}
            onPicture={() => setShown(pictures.findIndex(({ id }) => id === record.proof.picture?.id))}
            afterwards={afterwards?.(record)}
          />
        ))}
      </ul>
      <Viewer pictures={pictures} at={shown} onMove={setShown} />
      {deciding.asking === null ? null : (
        <RefuseSheet
          count={deciding.asking.length}
          loading={busy}
          onRefuse={deciding.refuse}
          onClose={deciding.stopAsking}
        />
      )}
    </>
  );
}
