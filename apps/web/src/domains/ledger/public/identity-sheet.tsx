// Birth date and country, asked once before the first payment of any kind.
import type { Identity } from '@stagepass/contract/ledger/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { type FormEvent, useId, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSetIdentity } from '../data/rules.ts';
import { identityCopy } from '../identity-copy.ts';
import { countriesIn, countryOfPhone } from './countries.ts';

export interface IdentitySheetProps {
  /** What somebody was about to do. */
  purpose: 'top-up' | 'draw';
  onSaid: (identity: Identity) => void;
  onClose: () => void;
}

export function IdentitySheet({ purpose, onSaid, onClose }: IdentitySheetProps) {
  const words = useCopy(identityCopy);
  const { title, text, go } = words.purposes[purpose];
  const { tag } = useLocale();
  const form = useId();
  const set = useSetIdentity();
  const [given, setGiven] = useState({ birth_date: '', country: countryOfPhone() });
  const [tried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (given.birth_date === '' || given.country === '' || set.isPending) return;
    set.mutate(given, { onSuccess: ({ identity }) => onSaid(identity) });
  };
  const wrongBirth = isApiError(set.error, 'ledger.birth-date');
  const noBirth = tried && given.birth_date === '' ? words.needBirth : undefined;
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={text}
      closeLabel={words.close}
      footer={
        <Button wide type="submit" form={form} loading={set.isPending}>
          {go}
        </Button>
      }
    >
      <form id={form} onSubmit={send} noValidate className="grid gap-4">
        <Field
          label={words.birth}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={new Date().toISOString().slice(0, 10)}
          value={given.birth_date}
          onChange={(event) => setGiven({ ...given, birth_date: event.target.value })}
          error={wrongBirth ? errorSentence(words, set.error) : noBirth}
        />
        <Select
          label={words.country}
          autoComplete="country"
          value={given.country}
          onChange={(event) => setGiven({ ...given, country: event.target.value })}
          error={tried && given.country === '' ? words.needCountry : undefined}
        >
          <option value="">{words.choose}</option>
          {countriesIn(tag).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        {set.isError && !wrongBirth ? (
          <Notice tone="bad" icon={<Icon of={warningCircle} weight="fill" />} live>
            {errorSentence(words, set.error)}
          </Notice>
        ) : null}
      </form>
    </Drawer>
  );
}
