// What is being changed about a vote: saved as a draft, opened once nothing is missing.
import type { VoteProblem } from '@stagepass/contract/votes/kinds.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSaveVote, useVoteAct } from '../../data/manage.ts';
import { voteEditorCopy } from '../../manage-copy.ts';
import { bodyOf, emptyForm, formOf, troublesOf, type VoteForm } from '../../model/draft.ts';
import { votePath } from '../../public/paths.ts';

export interface EditorProps {
  club: ClubView;
  /** Null for a new one. */
  vote: VoteView | null;
}

export function useVoteEditor({ club, vote }: EditorProps) {
  const copy = useCopy(voteEditorCopy);
  const navigate = useNavigate();
  const [, changeSearch] = useSearch();
  const save = useSaveVote(club.id);
  const act = useVoteAct();
  const opens = useRef(false);
  // What is saved meanwhile has another version than what the screen was opened with.
  const known = useRef(vote);
  const [problems, setProblems] = useState<readonly VoteProblem[]>([]);
  const sentences = { title: copy.titleNeeded, options: copy.labelNeeded, most: copy.mostWrong };
  const form: Form<VoteForm> = useForm<VoteForm>({
    initial: () => (vote === null ? emptyForm() : formOf(vote, club.time_zone)),
    copy,
    check: (values) => Object.fromEntries(troublesOf(values).map((trouble) => [trouble, sentences[trouble]])),
    explain: (error) => ({ form: errorSentence(copy, error) }),
    send: async (values) => {
      const before = known.current;
      const body = bodyOf(values, club.time_zone, before);
      const saved = await save.mutateAsync({ before, body });
      known.current = saved;
      form.saved(formOf(saved, club.time_zone));
      if (opens.current) return openNow(saved);
      showToast({ title: copy.saved, tone: 'good' });
      if (before === null) changeSearch({ vote: saved.id });
    },
  });
  const openNow = async (saved: VoteView) => {
    try {
      const opened = await act.mutateAsync({ act: 'open', id: saved.id });
      showToast({ title: opened?.state === 'scheduled' ? copy.scheduledToast : copy.opened, tone: 'good' });
      await navigate(votePath(saved.id), { replace: true });
    } catch (error) {
      const found = isApiError(error, 'votes.not-ready') ? problemsIn(error.details) : [];
      // The address stays: with the draft's own, this form would be opened anew, without what is missing.
      setProblems(found);
      if (found.length === 0) throw error;
    }
  };
  const submit = (andOpen: boolean) => {
    opens.current = andOpen;
    setProblems([]);
    return form.submit();
  };
  return { form, problems, save: () => submit(false), open: () => submit(true) };
}

function problemsIn(details: unknown): VoteProblem[] {
  if (typeof details !== 'object' || details === null || !('problems' in details)) return [];
  return Array.isArray(details.problems) ? (details.problems as VoteProblem[]) : [];
}
