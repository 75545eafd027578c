// The first step: what people call me, and my user name.
import { Field } from '@stagepass/ui/field/field.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
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
  const changeProfile = useChangeProfile();
  const changeUserName = useChangeUserName();
  const form = useForm({
    initial: { display_name: profile.display_name, user_name: profile.user_name },
    copy,
    check: ({ display_name }) => {
      const wrong = displayNameTrouble(display_name);
      if (wrong === null) return {};
      return { display_name: wrong === 'long' ? copy.names.displayLong : copy.names.displayMissing };
    },
    send: async ({ display_name, user_name }): Promise<unknown> => {
      // What is wrong with it is said at its field while it is typed.
      if (check === 'taken' || !isUserName(user_name)) return;
      try {
        if (normalUserName(user_name) !== profile.user_name)
          await changeUserName.mutateAsync(normalUserName(user_name));
      } catch (error) {
        return form.fail({ user_name: errorSentence(copy, error) });
      }
      if (display_name.trim() !== profile.display_name)
        await changeProfile.mutateAsync({ display_name: display_name.trim() });
      return onNext();
    },
    explain: (error) => ({ display_name: errorSentence(copy, error) }),
  });
  const { display_name: displayName, user_name: userName } = form.values;
  const check = useNameCheck({ typed: userName, own: profile.user_name });
  const locked = profile.user_name_changeable_at !== null;
  return frame({
    body: (
      <>
        <PassPreview
          name={displayName}
          userName={normalUserName(userName)}
          picture={profile.avatar?.large_url}
        />
        <form {...form.form} className="grid gap-5">
          <Field
            {...form.field('display_name')}
            label={copy.names.display}
            autoComplete="name"
            dir="auto"
            maxLength={60}
            hint={copy.names.displayHelp}
          />
          <UserNameField
            value={userName}
            check={check}
            error={form.errors.user_name}
            disabled={locked}
            rest={copy.names.userHelp}
            onChange={(user_name) => form.set({ user_name })}
          />
        </form>
      </>
    ),
    act: <SubmitButton of={form}>{copy.welcome.next}</SubmitButton>,
  });
}
