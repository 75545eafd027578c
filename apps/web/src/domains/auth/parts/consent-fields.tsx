// The two things everybody agrees to before there is an account: terms with privacy policy, and the age.
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { TextLink } from '@stagepass/ui/text-link/text-link.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { authCopy } from '../copy.ts';
import { gaps, Sentence } from './sentence.tsx';

interface Consent {
  terms: boolean;
  age: boolean;
}

/** What to say where one of the two is still open. */
export function consentTrouble(
  errors: Readonly<Record<'auth.terms-not-accepted' | 'auth.too-young', string>>,
  consent: Consent,
): { terms?: string; age?: string } {
  if (!consent.terms) return { terms: errors['auth.terms-not-accepted'] };
  return consent.age ? {} : { age: errors['auth.too-young'] };
}

export function ConsentFields(props: {
  consent: Consent;
  errors: { terms?: string | undefined; age?: string | undefined };
  onChange: (change: Partial<Consent>) => void;
}) {
  const { consent, errors, onChange } = props;
  const { register } = useCopy(authCopy);
  return (
    <>
      <Checkbox
        name="terms"
        checked={consent.terms}
        error={errors.terms}
        onChange={(event) => onChange({ terms: event.target.checked })}
      >
        <Sentence
          text={register.consent({ terms: gaps[0], privacy: gaps[1] })}
          parts={[
            <LegalLink key="terms" to="/legal/terms">
              {register.terms}
            </LegalLink>,
            <LegalLink key="privacy" to="/legal/privacy">
              {register.privacy}
            </LegalLink>,
          ]}
        />
      </Checkbox>
      <Checkbox
        name="age"
        checked={consent.age}
        error={errors.age}
        onChange={(event) => onChange({ age: event.target.checked })}
      >
        {register.oldEnough}
      </Checkbox>
    </>
  );
}

/** In a tab of its own: what was typed here stays. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink href={to} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}
