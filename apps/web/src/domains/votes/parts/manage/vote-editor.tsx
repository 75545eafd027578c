// The editor of one vote: what is asked, its options, how it counts; with a preview as fans will see it.
import type { VoteProblem } from '@stagepass/contract/votes/kinds.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { FormError } from '#platform/forms/form-error.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { voteEditorCopy } from '../../manage-copy.ts';
import { manageVotesPath } from '../../public/paths.ts';
import { OptionsPart } from './options-part.tsx';
import { TermsPart } from './terms-part.tsx';
import { type EditorProps, useVoteEditor } from './use-vote-editor.ts';
import './vote-editor.css';

const PreviewSheet = lateSheet(() => import('./preview-sheet.tsx'), 'PreviewSheet');

export function VoteEditor({ club, vote }: EditorProps) {
  const copy = useCopy(voteEditorCopy);
  const editor = useVoteEditor({ club, vote });
  const { form } = editor;
  const [preview, setPreview] = useState(false);
  const title = vote === null ? copy.newTitle : copy.editTitle;
  useTitle(title);
  const state = vote?.state ?? 'draft';
  const frozen = state === 'open' || state === 'closed';
  return (
    <Screen>
      <TopBar
        leading={<LeaveGuard dirty={form.dirty} above={manageVotesPath(club.handle)} copy={copy} />}
        title={title}
        actions={
          <Button variant="ghost" onClick={() => setPreview(true)}>
            {copy.preview}
          </Button>
        }
      />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{title}</h1>
        <form {...form.form} className="grid gap-5">
          {frozen ? <Notice tone="plain">{state === 'open' ? copy.frozen : copy.closedNote}</Notice> : null}
          <TextArea
            {...form.field('title')}
            className="sp-vote-question"
            label={copy.question}
            hint={copy.questionHint}
            rows={2}
            maxLength={120}
            disabled={frozen}
          />
          <OptionsPart form={form} disabled={frozen} />
          <TextArea
            {...form.field('story')}
            label={copy.story}
            rows={3}
            maxLength={1000}
            disabled={state === 'closed'}
          />
          <TermsPart club={club} form={form} disabled={frozen} />
          <Problems problems={editor.problems} />
          <FormError of={form} />
        </form>
      </ScreenBody>
      <EditorDock editor={editor} state={state} />
      {preview ? (
        <PreviewSheet
          waitingTitle={copy.previewTitle}
          club={club}
          values={form.values}
          onClose={() => setPreview(false)}
        />
      ) : null}
    </Screen>
  );
}

function Problems({ problems }: { problems: readonly VoteProblem[] }) {
  const copy = useCopy(voteEditorCopy);
  if (problems.length === 0) return null;
  return (
    <Notice tone="warn" live>
      <b>{copy.problemsTitle}</b>
      <ul className="m-0 ps-5">
        {problems.map((problem) => (
          <li key={problem}>{copy.problems[problem]}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface EditorDockProps {
  editor: ReturnType<typeof useVoteEditor>;
  state: VoteView['state'];
}

function EditorDock({ editor, state }: EditorDockProps) {
  const copy = useCopy(voteEditorCopy);
  const { pending } = editor.form;
  if (state === 'closed') return null;
  const draft = state === 'draft';
  return (
    <Dock>
      <Button
        variant={draft ? 'secondary' : 'primary'}
        className={draft ? 'flex-auto' : 'flex-1'}
        loading={pending}
        onClick={() => void editor.save()}
      >
        {draft ? copy.save : copy.saveChanges}
      </Button>
      {draft ? (
        <Button className="flex-[2_1_auto]" loading={pending} onClick={() => void editor.open()}>
          {copy.open}
        </Button>
      ) : null}
    </Dock>
  );
}
