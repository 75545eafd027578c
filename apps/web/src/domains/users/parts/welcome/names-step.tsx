// The first step: what people call me, and my user name.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { usersCopy } from '../../copy.ts';
import { useChangeProfile, useChangeUserName } from '../../data/own-profile.ts';
import { useNameCheck } from '../../data/use-name-check.ts';
import { displayNameTrouble, isUserName, normalUserName } from '../../model/name-rules.ts';
import { UserNameField } from '../user-name-field.tsx';
import { PassPreview } from './pass-preview.tsx';
import type { StepProps } from './step-props.ts';

export function NamesStep({ profile, frame, onNext }: StepProps) {
  const copy = useCopy(usersCopy);
  const formId = useId();
  const [displayName, setDisplayName] = useState(profile.display_name);
  const [userName, setUserName] = useState(profile.user_name);
  const [trouble, setTrouble] = useState<{ display?: string; user?: string }>({});
  const changeProfile = useChangeProfile();
  const changeUserName = useChangeUserName();
  const check = useNameCheck({ typed: userName, own: profile.user_name });
  const locked = profile.user_name_changeable_at !== null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = displayNameTrouble(displayName);
    if (wrong)
      return setTrouble({ display: wrong === 'long' ? copy.names.displayLong : copy.names.displayMissing });
    if (check === 'taken' || !isUserName(userName)) return;
    setTrouble({});
    try {
      if (normalUserName(userName) !== profile.user_name) {
        await changeUserName.mutateAsync(normalUserName(userName));
      }
    } catch (error) {
      return setTrouble({ user: errorSentence(copy, error) });
    }
    try {
      if (displayName.trim() !== profile.display_name) {
        await changeProfile.mutateAsync({ display_name: displayName.trim() });
      }
      onNext();
    } catch (error) {
      setTrouble({ display: errorSentence(copy, error) });
    }
  };
  return frame({
    body: (
      <>
        <PassPreview
          name={displayName}
          userName={normalUserName(userName)}
          picture={profile.avatar?.large_url}
        />
        <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
          <Field
            label={copy.names.display}
            name="display_name"
            autoComplete="name"
            dir="auto"
            maxLength={60}
            value={displayName}
            error={trouble.display}
            hint={copy.names.displayHelp}
            onChange={(event) => setDisplayName(event.target.value)}
          />
          <UserNameField
            value={userName}
            check={check}
            error={trouble.user}
            disabled={locked}
            rest={copy.names.userHelp}
            onChange={(typed) => {
              setTrouble({});
              setUserName(typed);
            }}
          />
        </form>
      </>
    ),
    act: (
      <Button type="submit" form={formId} wide loading={changeProfile.isPending || changeUserName.isPending}>
        {copy.welcome.next}
      </Button>
    ),
  });
}
