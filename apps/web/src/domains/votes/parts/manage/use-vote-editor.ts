// What is being changed about a vote: saved as a draft, opened once nothing is missing.
import type { VoteProblem } from '@stagepass/contract/votes/kinds.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSaveVote, useVoteAct } from '../../data/manage.ts';
import { voteEditorCopy } from '../../manage-copy.ts';
import {
  bodyOf,
  emptyForm,
  fieldOf,
  formOf,
  problemsIn,
  troublesOf,
  type VoteForm,
} from '../../model/draft.ts';
import { voteEditorPath, votePath } from '../../public/paths.ts';

export interface EditorProps {
  club: ClubView;
  /** Null for a new one. */
  vote: VoteView | null;
}

export function useVoteEditor({ club, vote }: EditorProps) {
  const copy = useCopy(voteEditorCopy);
  const { time_zone } = club;
  const opens = useRef(false);
  const sentences = { title: copy.titleNeeded, options: copy.labelNeeded, most: copy.mostWrong };
  const check = (values: VoteForm) => {
    const missing = opens.current ? problemsIn(values, time_zone, new Date()) : [];
    return Object.fromEntries([
      ...missing.map((problem) => [fieldOf(problem), copy.problems[problem]] as const),
      ...troublesOf(values).map((trouble) => [trouble, sentences[trouble]] as const),
    ]);
  };
  const { send, problems, setProblems } = useSend({ club, vote });
  const form: Form<VoteForm> = useForm<VoteForm>({
    initial: () => (vote === null ? emptyForm() : formOf(vote, time_zone)),
    copy,
    check,
    explain: (error) => ({ form: errorSentence(copy, error) }),
    send: (values) => send(values, { opens: opens.current, saved: form.saved }),
  });
  const submit = (andOpen: boolean) => {
    opens.current = andOpen;
    setProblems([]);
    return form.submit();
  };
  return { form, problems, save: () => submit(false), open: () => submit(true) };
}

function useSend({ club, vote }: EditorProps) {
  const copy = useCopy(voteEditorCopy);
  const navigate = useNavigate();
  const tiers = useTiers(club.id).data;
  const save = useSaveVote(club.id);
  const act = useVoteAct();
  // What is saved meanwhile has another version than what the screen was opened with.
  const known = useRef(vote);
  // A draft that was new has an address of its own once it is saved, where this form is opened anew: what kept it from opening comes along.
  const { state } = useLocation();
  const [problems, setProblems] = useState<readonly VoteProblem[]>(() => problemsOf(state));
  const openNow = async ({ id }: VoteView): Promise<readonly VoteProblem[]> => {
    try {
      const opened = await act.mutateAsync({ act: 'open', id });
      showToast({ title: opened?.state === 'scheduled' ? copy.scheduledToast : copy.opened, tone: 'good' });
      await navigate(votePath(id), { replace: true });
      return [];
    } catch (error) {
      const found = isApiError(error, 'votes.not-ready') ? problemsOf(error.details) : [];
      if (found.length === 0) showToast({ title: errorSentence(copy, error), tone: 'bad' });
      await moveTo(id, found);
      return found;
    }
  };
  const moveTo = (id: string, found: readonly VoteProblem[]) =>
    navigate(voteEditorPath(club.handle, id), { replace: true, state: { problems: found } });
  const send = async (
    values: VoteForm,
    { opens, saved }: { opens: boolean; saved: (form: VoteForm) => void },
  ) => {
    const before = known.current;
    const tierIds = tiers?.map(({ id }) => id) ?? Object.keys(values.weights);
    const body = bodyOf(values, { zone: club.time_zone, kept: before, tierIds });
    const kept = await save.mutateAsync({ before, body });
    known.current = kept;
    saved(formOf(kept, club.time_zone));
    if (opens) return setProblems(await openNow(kept));
    showToast({ title: copy.saved, tone: 'good' });
    if (before === null) await moveTo(kept.id, []);
  };
  return { send, problems, setProblems };
}

function problemsOf(said: unknown): VoteProblem[] {
  if (typeof said !== 'object' || said === null || !('problems' in said)) return [];
  return Array.isArray(said.problems) ? (said.problems as VoteProblem[]) : [];
}
