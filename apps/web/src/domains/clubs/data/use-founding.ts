// The course of founding a club: the draft and where it is kept, the steps in the address, what the server said.
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { placeInHistory } from '#platform/navigation/use-way-back.ts';
import { updateSession } from '#platform/session/session.ts';
import { createCopy } from '../create-copy.ts';
import {
  type ClubDraft,
  type CreateStep,
  createSteps,
  emptyDraft,
  forgetDraft,
  keepDraft,
  lacks,
  reachable,
  readDraft,
  stepOf,
} from '../model/club-draft.ts';
import { creatorClubsPath, foundedPath } from '../public/paths.ts';
import { useFoundClub } from './found-club.ts';
import { useHandleCheck } from './use-handle-check.ts';

function useDraft(userId: string) {
  const { tierNames } = useCopy(createCopy);
  const empty = () =>
    emptyDraft([tierNames.balcony, tierNames.floor, tierNames.frontRow, tierNames.backstage]);
  const [draft, setDraft] = useState<ClubDraft>(() => readDraft(userId, empty()));
  const [begun, setBegun] = useState(draft.name !== '');
  // On every change, not on leaving: a phone that kills the page says nothing before.
  useEffect(() => {
    if (begun) keepDraft(userId, draft);
  }, [userId, draft, begun]);
  const edit = (change: Partial<ClubDraft>) => {
    setBegun(true);
    setDraft((before) => ({ ...before, ...change }));
  };
  const reset = () => {
    setBegun(false);
    forgetDraft(userId);
    setDraft(empty());
  };
  const forget = () => {
    setBegun(false);
    forgetDraft(userId);
  };
  return { draft, begun, edit, reset, forget };
}

/** The step is in the address, so that the phone's own way back goes one step back and nothing is lost. */
function useSteps(draft: ClubDraft) {
  const [search, change] = useSearch();
  const navigate = useNavigate();
  const [first] = useState(placeInHistory);
  const asked = search.get('step');
  const step = reachable(draft, asked === null ? draft.at : stepOf(asked));
  const at = createSteps.indexOf(step);
  const go = (to: CreateStep, replace = false) => change({ step: to }, { replace });
  const name = useEffectEvent(() => go(step, true));
  // Named at once: the entry must still be this step when the person comes back to it.
  useEffect(() => {
    if (asked === null) name();
  }, [asked]);
  const before = createSteps[at - 1];
  // Only what was put there by these steps is gone back to: before that lies another screen.
  const back =
    before === undefined ? null : () => void (placeInHistory() > first ? navigate(-1) : go(before, true));
  const leaveTo = (path: string) => {
    const steps = placeInHistory() - first;
    const leave = () => void navigate(path, { replace: true });
    if (steps <= 0) return leave();
    // The steps of a club that is founded lead nowhere any more: they go out of the history first.
    window.addEventListener('popstate', leave, { once: true });
    void navigate(-steps);
  };
  /** Back to where the person came from, past all steps. */
  const close = () => {
    if (first > 0) void navigate(first - placeInHistory() - 1);
    else leaveTo(creatorClubsPath());
  };
  return { step, go, back, close, leaveTo, next: createSteps[at + 1] ?? null };
}

export function useFounding(userId: string) {
  const copy = useCopy(createCopy);
  const { draft, begun, edit, reset, forget } = useDraft(userId);
  const { step, go, back, close, leaveTo, next } = useSteps(draft);
  const [tried, setTried] = useState<CreateStep | null>(null);
  const [refusal, setRefusal] = useState<{ handle: string; text: string } | null>(null);
  const found = useFoundClub();
  const check = useHandleCheck({ typed: draft.handle });

  const fail = (error: unknown) => {
    if (isApiError(error, 'email-not-verified')) updateSession({ email_verified: false });
    if (!isApiError(error, 'clubs.handle-taken') && !isApiError(error, 'clubs.handle-reserved')) return;
    setRefusal({ handle: draft.handle, text: errorSentence(copy, error) });
    go('name');
  };
  const open = () =>
    found.mutate(draft, {
      onSuccess: ({ club, coverLost }) => {
        forget();
        haptic('punch');
        if (coverLost) showToast({ title: copy.coverLost, tone: 'bad' });
        leaveTo(foundedPath(club.handle));
      },
      onError: fail,
    });
  const forward = () => {
    setTried(step);
    const isTaken = check.state === 'taken' || check.state === 'reserved' || refusal?.handle === draft.handle;
    if (lacks(draft, step) || (step === 'name' && isTaken)) {
      haptic('error');
      return;
    }
    if (next === null) return open();
    edit({ at: next });
    go(next);
  };
  const startOver = () => {
    setTried(null);
    setRefusal(null);
    found.reset();
    reset();
    go('name', true);
  };
  const handleTrouble = refusal?.handle === draft.handle ? refusal.text : undefined;
  // What is wrong with the handle is said at its field.
  const trouble =
    found.error === null || handleTrouble !== undefined ? null : errorSentence(copy, found.error);
  return {
    step,
    draft,
    begun,
    edit,
    back,
    close,
    forward,
    startOver,
    check,
    handleTrouble,
    trouble: found.isError && step === 'doors' ? trouble : null,
    tried: tried === step,
    busy: found.isPending,
  };
}
