// Owns the writing of one achievement: saved as a draft, or saved and published; what is wrong is said at its place.
import type { AchievementProblem } from '@stagepass/contract/achievements/kinds.ts';
import type { ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useAchievementLife, useSaveAchievement } from '../../data/manage.ts';
import { manageAchievementsCopy } from '../../manage-copy.ts';
import { type AchievementForm, canSend, draftOf, formOf } from '../../model/draft.ts';

interface Given {
  club: ClubView;
  achievement: ManagedAchievement | null;
  initial: AchievementForm;
}

interface Writing {
  form: Form<AchievementForm>;
  tried: boolean;
  publish: () => Promise<void>;
  isPublishing: boolean;
}

export function useAchievementForm({ club, achievement, initial }: Given): Writing {
  const copy = useCopy(manageAchievementsCopy);
  const [, change] = useSearch();
  const [tried, setTried] = useState(false);
  // A new one that was saved and could not be published is there: saved again, it must not become two.
  const [before, setBefore] = useState(achievement);
  const save = useSaveAchievement(club.id);
  const life = useAchievementLife();
  const send = async (values: AchievementForm) => {
    const saved = await save.mutateAsync({ before, draft: draftOf(values) });
    setBefore(saved);
    form.saved(formOf(saved));
    return saved;
  };
  const form = useForm<AchievementForm>({
    initial,
    copy,
    check: (values) => {
      setTried(true);
      const name = values.name.trim() === '' ? copy.nameError : undefined;
      return name === undefined && !canSend(values) ? { form: copy.stagesError } : { name };
    },
    send: async (values) => {
      const saved = await send(values);
      showToast({ title: copy.saved, tone: 'good' });
      change({ achievement: saved.id });
    },
  });
  const publish = async () => {
    setTried(true);
    if (!canSend(form.values)) {
      form.fail(form.values.name.trim() === '' ? { name: copy.nameError } : { form: copy.stagesError });
      return;
    }
    try {
      const saved = await send(form.values);
      await life.mutateAsync({ change: 'publish', id: saved.id });
      showToast({ title: copy.published, tone: 'good' });
      change({ achievement: null, state: null });
    } catch (error) {
      form.fail({ form: sentenceOf(copy, error) });
    }
  };
  return { form, tried, publish, isPublishing: save.isPending || life.isPending };
}

/** The first thing that keeps it from being published, else what the error says. */
function sentenceOf(copy: Copy<typeof manageAchievementsCopy>, error: unknown): string {
  const { problems = [] } = ((error instanceof ApiError && error.details) || {}) as {
    problems?: readonly unknown[];
  };
  const known = copy.problems[problems[0] as AchievementProblem] as string | undefined;
  return known ?? errorSentence(copy, error);
}
