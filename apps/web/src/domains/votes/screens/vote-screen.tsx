// /club/vote-detail/{id}: one vote: its options with what they have, voting, the receipt and the check of the result.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowCounterClockwise } from '@stagepass/ui/icon/phosphor/arrow-counter-clockwise.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { ReportButton } from '#domains/safety/public/report-button.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { share } from '#platform/share/share.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useOpenSubject } from '#platform/subjects/open-subjects.ts';
import { useTitle } from '#platform/title/title.ts';
import { votePageCopy } from '../copy.ts';
import { useLiveVote, useTakeBack } from '../data/votes.ts';
import { VoteBody } from '../parts/vote-body.tsx';
import { VoteDock } from '../parts/vote-dock.tsx';
import { VoteFrame } from '../parts/vote-frame.tsx';
import { clubVotesPath, voteEditorPath, votePath } from '../public/paths.ts';
import '#domains/clubs/public/club-bar.css';

const ReceiptSheet = lateSheet(() => import('../parts/receipt-sheet.tsx'), 'ReceiptSheet');
const SpendSheet = lateSheet(() => import('../parts/token-vote-sheet.tsx'), 'TokenVoteSheet');
const AnswerSheet = lateSheet(() => import('../parts/manage/answer-sheet.tsx'), 'AnswerSheet');

export function Component() {
  return (
    <VoteFrame>
      {(vote, { heardAt, refetch }) => <Vote key={vote.id} vote={vote} heardAt={heardAt} onEnd={refetch} />}
    </VoteFrame>
  );
}

function Vote({ vote, heardAt, onEnd }: { vote: VoteView; heardAt: number; onEnd: () => void }) {
  const copy = useCopy(votePageCopy);
  useTitle(vote.title);
  useOpenSubject('vote', vote.id);
  useLiveVote(vote.id);
  const [touched, setTouched] = useState<string[] | null>(null);
  const [sheet, setSheet] = useState<'receipt' | 'answer' | 'spend' | null>(null);
  const close = () => setSheet(null);
  const chosen = touched ?? vote.mine?.option_ids ?? [];
  return (
    <GelScope hue={vote.club.hue}>
      <Screen>
        <LampBeam at="88%" lean={18} />
        <Bar vote={vote} />
        <ScreenBody>
          <VoteBody
            vote={vote}
            heardAt={heardAt}
            onEnd={onEnd}
            chosen={vote.state === 'open' ? chosen : []}
            onChoose={vote.can.vote ? setTouched : undefined}
          >
            <div className="sp-vote-acts">
              {vote.can.take_back ? <TakeBack vote={vote} onDone={() => setTouched(null)} /> : null}
              {vote.can.manage ? null : (
                <ReportButton
                  subject={{ kind: 'vote', id: vote.id }}
                  path={votePath(vote.id)}
                  label={copy.report}
                />
              )}
            </div>
          </VoteBody>
        </ScreenBody>
        <VoteDock
          vote={vote}
          chosen={chosen}
          onReceipt={() => setSheet('receipt')}
          onAnswer={() => setSheet('answer')}
          onSpend={() => setSheet('spend')}
        />
        {sheet === 'receipt' ? (
          <ReceiptSheet waitingTitle={copy.receipt} vote={vote} onClose={close} />
        ) : null}
        {sheet === 'spend' && vote.token !== null ? (
          <SpendSheet
            waitingTitle={copy.withTokens.act({ symbol: vote.token.symbol })}
            vote={vote}
            token={vote.token}
            chosen={chosen}
            onClose={close}
          />
        ) : null}
        {sheet === 'answer' ? (
          <AnswerSheet waitingTitle={copy.writeAnswer} vote={vote} onClose={close} />
        ) : null}
      </Screen>
    </GelScope>
  );
}

function Bar({ vote }: { vote: VoteView }) {
  const copy = useCopy(votePageCopy);
  const { club, id, title } = vote;
  const press = async () => {
    const outcome = await share({ title, path: votePath(id) });
    if (outcome === 'copied') showToast({ title: copy.shared, tone: 'good' });
  };
  return (
    <TopBar
      leading={<BackButton above={clubVotesPath(club.handle)} />}
      title={
        <Link to={clubPath(club.handle)} className="sp-club-bar">
          <ClubPicture club={club} size={28} round />
          <span dir="auto">{club.name}</span>
        </Link>
      }
      actions={
        <>
          {vote.can.manage ? (
            <IconButton
              label={copy.edit}
              icon={<Icon of={pencilSimple} />}
              render={(anatomy) => <Link to={voteEditorPath(club.handle, id)} {...anatomy} />}
            />
          ) : null}
          <IconButton label={copy.share} icon={<Icon of={shareFat} />} onClick={() => void press()} />
        </>
      }
    />
  );
}

function TakeBack({ vote, onDone }: { vote: VoteView; onDone: () => void }) {
  const copy = useCopy(votePageCopy);
  const [asks, setAsks] = useState(false);
  const takeBack = useTakeBack(vote.id);
  const confirm = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => {
        onDone();
        showToast({ title: copy.takenBack });
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      onSettled: () => setAsks(false),
    });
  return (
    <div className="mt-6">
      <Button
        variant="ghost"
        size="small"
        icon={<Icon of={arrowCounterClockwise} />}
        onClick={() => setAsks(true)}
      >
        {copy.takeBack}
      </Button>
      {asks ? (
        <ConfirmDialog
          onClose={() => setAsks(false)}
          title={copy.takeBackTitle}
          description={copy.takeBackText}
          cancelLabel={copy.keep}
          confirm={{ label: copy.takeBack, tone: 'danger', loading: takeBack.isPending, onConfirm: confirm }}
        />
      ) : null}
    </div>
  );
}
