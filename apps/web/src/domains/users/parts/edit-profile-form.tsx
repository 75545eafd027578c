// The form of the own profile: saved in one go, lit in the chosen hue while it is chosen.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SwatchBook } from '@stagepass/ui/swatch-book/swatch-book.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { gelHues, nearestGel } from '#platform/theme/gels.ts';
import { usersCopy } from '../copy.ts';
import { type OwnProfile, useChangeProfile, useChangeUserName } from '../data/own-profile.ts';
import { useNameCheck } from '../data/use-name-check.ts';
import { isUserName, normalUserName } from '../model/name-rules.ts';
import { changeOf, draftOf, draftTrouble, MAX_BIO, type ProfileDraft } from '../model/profile-draft.ts';
import { profilePath } from '../public/paths.ts';
import { InterestChips } from './interest-chips.tsx';
import { LinkFields } from './link-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { UserNameField } from './user-name-field.tsx';
import './edit-profile-form.css';

/** What is typed, and saving it: first the user name, which may be refused, then the rest. */
function useDraft(profile: OwnProfile) {
  const copy = useCopy(usersCopy);
  const navigate = useNavigate();
  const changeProfile = useChangeProfile();
  const changeUserName = useChangeUserName();
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(profile));
  const [userName, setUserName] = useState(profile.user_name);
  const [nameTrouble, setNameTrouble] = useState<string | undefined>(undefined);
  const [tried, setTried] = useState(false);
  const check = useNameCheck({ typed: userName, own: profile.user_name });
  const trouble = tried ? draftTrouble(draft) : null;
  const change = changeOf(draft, profile);
  const renamed = normalUserName(userName) !== profile.user_name;
  const dirty = renamed || Object.keys(change).length > 0;

  const save = async () => {
    setTried(true);
    if (draftTrouble(draft) || (renamed && (check === 'taken' || !isUserName(userName)))) {
      showToast({ title: copy.edit.fix, tone: 'bad' });
      return;
    }
    try {
      if (renamed) await changeUserName.mutateAsync(normalUserName(userName));
    } catch (error) {
      setNameTrouble(errorSentence(copy, error));
      return;
    }
    try {
      if (Object.keys(change).length > 0) await changeProfile.mutateAsync(change);
      showToast({ title: copy.saved, tone: 'good' });
      void navigate(profilePath(), { replace: true });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  const typeUserName = (typed: string) => {
    setNameTrouble(undefined);
    setUserName(typed);
  };
  const edit = (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part }));
  const busy = changeProfile.isPending || changeUserName.isPending;
  return { draft, edit, userName, typeUserName, nameTrouble, check, trouble, dirty, busy, save };
}

export function EditProfileForm({ profile }: { profile: OwnProfile }) {
  const copy = useCopy(usersCopy);
  const formId = useId();
  const { draft, edit, ...form } = useDraft(profile);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) void form.save();
  };
  const name = form.trouble?.name;
  return (
    <GelScope hue={draft.hue}>
      <Screen>
        <TopBar leading={<LeaveGuard dirty={form.dirty} above={profilePath()} copy={copy.edit} />} />
        <ScreenBody>
          <h1 className="sp-display mb-5">{copy.edit.title}</h1>
          <form id={formId} className="sp-edit-form" noValidate onSubmit={submit}>
            <PictureField profile={profile} />
            <Field
              label={copy.names.display}
              autoComplete="name"
              dir="auto"
              maxLength={60}
              value={draft.display_name}
              error={
                name ? (name === 'long' ? copy.names.displayLong : copy.names.displayMissing) : undefined
              }
              onChange={(event) => edit({ display_name: event.target.value })}
            />
            <NameChange profile={profile} form={form} />
            <TextArea
              label={copy.edit.bio}
              rows={3}
              dir="auto"
              value={draft.bio}
              error={draft.bio.trim().length > MAX_BIO ? copy.edit.bioLong : undefined}
              hint={copy.edit.bioHelp({ count: Math.max(0, MAX_BIO - draft.bio.trim().length) })}
              onChange={(event) => edit({ bio: event.target.value })}
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
                wrong={form.trouble?.links ?? []}
                onChange={(links) => edit({ links })}
              />
            </section>
            <section>
              <SectionHead title={copy.edit.hue} />
              <HueField hue={draft.hue} onChange={(hue) => edit({ hue })} />
            </section>
          </form>
        </ScreenBody>
        <Dock>
          <Button type="submit" form={formId} wide loading={form.busy} disabled={!form.dirty && !form.busy}>
            {copy.edit.save}
          </Button>
        </Dock>
      </Screen>
    </GelScope>
  );
}

function NameChange(props: {
  profile: OwnProfile;
  form: Pick<ReturnType<typeof useDraft>, 'userName' | 'typeUserName' | 'nameTrouble' | 'check'>;
}) {
  const { profile, form } = props;
  const { names } = useCopy(usersCopy);
  const { tag } = useLocale();
  const until = profile.user_name_changeable_at;
  const day = (time: string) => datesIn(tag, { dateStyle: 'long' }).format(new Date(time));
  return (
    <UserNameField
      value={form.userName}
      check={form.check}
      error={form.nameTrouble}
      disabled={until !== null}
      rest={until === null ? names.userRule : names.userLater({ day: day(until) })}
      onChange={form.typeUserName}
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
