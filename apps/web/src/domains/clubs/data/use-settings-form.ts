// A club's settings as a form: what is typed, what is wrong with it, and saving it in one go.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { isHandle } from '../model/handle-rules.ts';
import {
  changeOf,
  draftOf,
  MAX_DESCRIPTION,
  type SettingsDraft,
  wrongLinks,
} from '../model/settings-draft.ts';
import { clubScreenPath } from '../public/paths.ts';
import type { ClubView } from '../public/use-club.ts';
import { settingsCopy } from '../settings-copy.ts';
import { useChangeClub } from './change-club.ts';
import { useHandleCheck } from './use-handle-check.ts';

export function useSettingsForm(club: ClubView) {
  const copy = useCopy(settingsCopy);
  const navigate = useNavigate();
  const [draft, setDraft] = useState<SettingsDraft>(() => draftOf(club));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ handle: string; text: string } | null>(null);
  const check = useHandleCheck({ typed: draft.handle, own: club.handle });
  const save = useChangeClub(club.id);
  const change = changeOf(draft, club);
  const faults = {
    name: draft.name.trim().length < 2,
    handle: !isHandle(draft.handle) || check.state === 'taken' || check.state === 'reserved',
    description: draft.description.trim().length > MAX_DESCRIPTION,
    links: wrongLinks(draft.links),
  };
  const isWrong = faults.name || faults.handle || faults.description || faults.links.length > 0;

  const settle = (saved: ClubView) => {
    setDraft(draftOf(saved));
    setTried(false);
    showToast({ title: copy.saved, tone: 'good' });
    // The address carries the handle: it moves along.
    if (saved.handle !== club.handle)
      void navigate(clubScreenPath(saved.handle, 'settings'), { replace: true });
  };
  const refuse = (error: unknown) => {
    const text = errorSentence(copy, error);
    if (isApiError(error, 'clubs.handle-taken') || isApiError(error, 'clubs.handle-reserved'))
      setRefusal({ handle: draft.handle, text });
    showToast({ title: text, tone: 'bad' });
  };
  const submit = () => {
    setTried(true);
    if (isWrong) {
      showToast({ title: copy.fix, tone: 'bad' });
      return;
    }
    save.mutate(change, { onSuccess: settle, onError: refuse });
  };
  return {
    draft,
    edit: (part: Partial<SettingsDraft>) => setDraft((before) => ({ ...before, ...part })),
    check,
    tried,
    faults,
    handleTrouble: refusal?.handle === draft.handle ? refusal.text : undefined,
    dirty: Object.keys(change).length > 0,
    busy: save.isPending,
    submit,
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
