// The form of the own profile: saved in one go, lit in the chosen hue while it is chosen.
import { Field } from '@stagepass/ui/field/field.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SwatchBook } from '@stagepass/ui/swatch-book/swatch-book.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useNavigate } from 'react-router';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { gelHues, nearestGel } from '#platform/theme/gels.ts';
import { usersCopy } from '../copy.ts';
import { type OwnProfile, useChangeProfile, useChangeUserName } from '../data/own-profile.ts';
import { useNameCheck } from '../data/use-name-check.ts';
import { isUserName, normalUserName } from '../model/name-rules.ts';
import { changeOf, draftOf, draftTrouble, MAX_BIO, type ProfileDraft } from '../model/profile-draft.ts';
import { LinkFields } from '../public/link-fields.tsx';
import { profilePath } from '../public/paths.ts';
import { InterestChips } from './interest-chips.tsx';
import { PictureField } from './picture-field.tsx';
import { UserNameField } from './user-name-field.tsx';
import './edit-profile-form.css';

/** What is typed, and saving it: first the user name, which may be refused, then the rest. */
function useProfileForm(profile: OwnProfile) {
  const copy = useCopy(usersCopy);
  const navigate = useNavigate();
  const changeProfile = useChangeProfile();
  const changeUserName = useChangeUserName();
  const form = useForm<ProfileDraft & { user_name: string }>({
    initial: () => ({ ...draftOf(profile), user_name: profile.user_name }),
    copy,
    check: (draft) => {
      const found = draftTrouble(draft);
      const isNameWrong = check === 'taken' || !isUserName(draft.user_name);
      if (found === null && !isNameWrong) return {};
      const { displayLong, displayMissing } = copy.names;
      return {
        form: copy.edit.fix,
        display_name: found?.name ? (found.name === 'long' ? displayLong : displayMissing) : undefined,
        // Which of them, and what to put right, is said at each link.
        links: found?.links.length ? copy.edit.fix : undefined,
      };
    },
    send: async (draft, base): Promise<unknown> => {
      const change = changeOf(draft, base);
      const name = normalUserName(draft.user_name);
      try {
        // Saved already where the rest of the form was refused after it: it cannot be changed twice.
        const isNew = name !== base.user_name && name !== profile.user_name;
        if (isNew) await changeUserName.mutateAsync(name);
      } catch (error) {
        return form.fail({ user_name: errorSentence(copy, error) });
      }
      if (Object.keys(change).length > 0) await changeProfile.mutateAsync(change);
      showToast({ title: copy.saved, tone: 'good' });
      return navigate(profilePath(), { replace: true });
    },
  });
  const check = useNameCheck({ typed: form.values.user_name, own: profile.user_name });
  return { ...form, check };
}

export function EditProfileForm({ profile }: { profile: OwnProfile }) {
  const copy = useCopy(usersCopy);
  const form = useProfileForm(profile);
  const { values: draft, set: edit } = form;
  return (
    <GelScope hue={draft.hue}>
      <Screen>
        <TopBar leading={<LeaveGuard dirty={form.dirty} above={profilePath()} copy={copy.edit} />} />
        <ScreenBody>
          <h1 className="sp-display mb-5">{copy.edit.title}</h1>
          <form {...form.form} className="sp-edit-form">
            <PictureField profile={profile} />
            <Field
              {...form.field('display_name')}
              label={copy.names.display}
              autoComplete="name"
              dir="auto"
              maxLength={60}
            />
            <NameChange profile={profile} form={form} />
            <TextArea
              {...form.field('bio')}
              label={copy.edit.bio}
              rows={3}
              dir="auto"
              error={draft.bio.trim().length > MAX_BIO ? copy.edit.bioLong : form.errors.bio}
              hint={copy.edit.bioHelp({ count: Math.max(0, MAX_BIO - draft.bio.trim().length) })}
            />
            <section>
              <SectionHead title={copy.edit.interests} />
              <InterestChips
                label={copy.edit.interests}
                chosen={draft.interests}
                onChange={(interests) => edit({ interests })}
              />
            </section>
            <section>
              <SectionHead title={copy.edit.links} />
              <LinkFields
                links={draft.links}
                wrong={form.errors.links ? (draftTrouble(draft)?.links ?? []) : []}
                onChange={(links) => edit({ links })}
                copy={copy.edit}
              />
            </section>
            <section>
              <SectionHead title={copy.edit.hue} />
              <HueField hue={draft.hue} onChange={(hue) => edit({ hue })} />
            </section>
            <FormError of={form} />
          </form>
        </ScreenBody>
        <Dock>
          <SubmitButton of={form} disabled={!form.dirty && !form.pending}>
            {copy.edit.save}
          </SubmitButton>
        </Dock>
      </Screen>
    </GelScope>
  );
}

function NameChange(props: { profile: OwnProfile; form: ReturnType<typeof useProfileForm> }) {
  const { profile, form } = props;
  const { names } = useCopy(usersCopy);
  const { tag } = useLocale();
  const until = profile.user_name_changeable_at;
  const day = (time: string) => dayIn(tag, time);
  return (
    <UserNameField
      value={form.values.user_name}
      check={form.check}
      error={form.errors.user_name}
      disabled={until !== null}
      rest={until === null ? names.userRule : names.userLater({ day: day(until) })}
      onChange={(user_name) => form.set({ user_name })}
    />
  );
}

function HueField({ hue, onChange }: { hue: number; onChange: (hue: number) => void }) {
  const { edit, gelNames } = useCopy(usersCopy);
  return (
    <SwatchBook
      swatches={gelHues.map((gel) => ({ hue: gel, name: gelNames[gel] }))}
      value={hue}
      onChange={onChange}
      label={edit.hue}
      sliderLabel={edit.hueSlider}
      valueText={edit.hueValue({ name: gelNames[nearestGel(hue)], hue: String(hue) })}
      note={edit.hueHelp}
    />
  );
}
