// The review tab of a club's missions: the queue of submissions, and taking back a reward that was accepted by mistake.
import type { ReviewRecord } from '@stagepass/contract/requirements/review-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { useState } from 'react';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { ReviewQueue } from '#domains/requirements/public/review-queue.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { manageMissionsPath } from '../../public/paths.ts';

const TakeBackSheet = lateSheet(() => import('./take-back-sheet.tsx'), 'TakeBackSheet');

export function MissionReview({ club }: { club: ClubView }) {
  const { review, takeBack } = useCopy(manageMissionsCopy);
  useTitle(review.title);
  const [search, change] = useSearch();
  const [taking, setTaking] = useState<ReviewRecord | null>(null);
  const tab = search.get('show') === 'decided' ? 'decided' : 'waiting';
  return (
    <ClubScreen club={club} above={manageMissionsPath(club.handle)}>
      <h1 className="sp-display">{review.title}</h1>
      <p className="sp-small sp-quiet mt-2 mb-4">{review.lead}</p>
      <ReviewQueue
        clubId={club.id}
        tab={tab}
        onTab={(next) => change({ show: next === 'waiting' ? null : next })}
        afterwards={(record) =>
          record.state === 'accepted' && record.owner.kind === 'mission' && !record.own ? (
            <div>
              <Button
                variant="ghost"
                size="small"
                aria-label={takeBack.actOf({ name: record.user.display_name })}
                onClick={() => setTaking(record)}
              >
                {takeBack.act}
              </Button>
            </div>
          ) : null
        }
      />
      {taking === null ? null : (
        <TakeBackSheet
          waitingTitle={takeBack.title({ name: taking.user.display_name })}
          of={{ mission_id: taking.owner.id, user: taking.user, period: taking.period }}
          onClose={() => setTaking(null)}
        />
      )}
    </ClubScreen>
  );
}
