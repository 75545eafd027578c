// A club's settings as a form: what is typed, what is wrong with it, and saving it in one go.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useNavigate } from 'react-router';
import { wrongLinks } from '#domains/users/public/edited-links.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { isHandle } from '../model/handle-rules.ts';
import { changeOf, draftOf, MAX_DESCRIPTION, type SettingsDraft } from '../model/settings-draft.ts';
import { clubScreenPath } from '../public/paths.ts';
import type { ClubView } from '../public/use-club.ts';
import { settingsCopy } from '../settings-copy.ts';
import { useChangeClub } from './change-club.ts';
import { useHandleCheck } from './use-handle-check.ts';

export function useSettingsForm(club: ClubView) {
  const copy = useCopy(settingsCopy);
  const navigate = useNavigate();
  const save = useChangeClub(club.id);
  const form = useForm<SettingsDraft>({
    initial: () => draftOf(club),
    copy,
    check: (draft) => {
      const { name, handle, description, links } = faultsOf(draft, check.state);
      if (!name && !handle && !description && links.length === 0) return {};
      // What is wrong with each field is said there while it is typed; links only now.
      return { form: copy.fix, links: links.length > 0 ? copy.fix : undefined };
    },
    send: async (draft, base) => {
      const saved = await save.mutateAsync(changeOf(draft, base));
      form.saved(draftOf(saved));
      showToast({ title: copy.saved, tone: 'good' });
      // The address carries the handle: it moves along.
      if (saved.handle !== club.handle)
        void navigate(clubScreenPath(saved.handle, 'settings'), { replace: true });
    },
    codes: { 'clubs.handle-taken': 'handle', 'clubs.handle-reserved': 'handle' },
  });
  const check = useHandleCheck({ typed: form.values.handle, own: club.handle });
  return { ...form, check, faults: faultsOf(form.values, check.state) };
}

function faultsOf(draft: SettingsDraft, handle: ReturnType<typeof useHandleCheck>['state']) {
  return {
    name: draft.name.trim().length < 2,
    handle: !isHandle(draft.handle) || handle === 'taken' || handle === 'reserved',
    description: draft.description.trim().length > MAX_DESCRIPTION,
    links: wrongLinks(draft.links),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
