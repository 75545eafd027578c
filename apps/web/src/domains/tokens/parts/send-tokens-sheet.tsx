// Sending tokens: somebody found by name, how many, gone for good.
import type { SearchCard } from '@stagepass/contract/search/shapes.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { paperPlaneTilt } from '@stagepass/ui/icon/phosphor/paper-plane-tilt.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSettled } from '#platform/query/use-settled.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { tokensCopy } from '../copy.ts';
import { useFoundPeople, useSendTokens } from '../data/tokens.ts';
import { AmountField } from './amount-field.tsx';

/** The card of a person leads to them: their user name is the end of its path. */
const userNameOf = (card: SearchCard) => decodeURIComponent(card.path.split('/').at(-1) ?? '');

export function SendTokensSheet({ token, onClose }: { token: FanToken; onClose: () => void }) {
  const copy = useCopy(tokensCopy);
  const words = copy.sending;
  const { symbol, club, mine } = token;
  const sending = useSendTokens(club.id);
  const form = useForm<{ person: SearchCard | null; amount: number }>({
    initial: { person: null, amount: 1 },
    copy,
    send: async ({ person, amount }) => {
      if (person === null) return;
      await sending.mutateAsync({ user_name: userNameOf(person), amount });
      showToast({ title: words.done({ count: amount, symbol, name: person.title }), tone: 'good' });
      onClose();
    },
  });
  const { person, amount } = form.values;
  return (
    <Sheet
      onClose={() => (form.pending ? undefined : onClose())}
      title={words.title({ symbol })}
      footer={
        person === null ? undefined : (
          <SubmitButton of={form} icon={<Icon of={paperPlaneTilt} />} disabled={amount === 0}>
            {amount === 0 ? words.title({ symbol }) : words.act({ count: amount, symbol })}
          </SubmitButton>
        )
      }
    >
      {person === null ? (
        <FindPerson onChoose={(chosen) => form.set({ person: chosen })} />
      ) : (
        <form {...form.form} className="grid gap-4">
          <PersonRow card={person} onOther={form.pending ? undefined : () => form.set({ person: null })} />
          <AmountField
            value={amount}
            there={mine?.balance ?? 0}
            disabled={form.pending}
            onChange={(next) => form.set({ amount: next })}
          />
          <p className="sp-small sp-quiet">{words.lead}</p>
          <FormError of={form} />
        </form>
      )}
    </Sheet>
  );
}

function FindPerson({ onChoose }: { onChoose: (card: SearchCard) => void }) {
  const { sending: words } = useCopy(tokensCopy);
  const [typed, setTyped] = useState('');
  const found = useFoundPeople(useSettled(typed));
  const people = typed.trim() === '' ? [] : (found.data ?? []);
  return (
    <>
      <Field
        label={words.find}
        hint={words.hint}
        error={found.isError ? words.searchFailed : undefined}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        icon={<Icon of={magnifyingGlass} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="mt-3 min-h-40" aria-live="polite">
        {typed.trim() !== '' && found.data?.length === 0 ? (
          <p className="sp-small sp-quiet">{words.none}</p>
        ) : null}
        {people.length === 0 ? null : (
          <RowGroup aria-label={words.people}>
            {people.map((card) => (
              <PersonRow key={card.path} card={card} onPress={() => onChoose(card)} />
            ))}
          </RowGroup>
        )}
      </div>
    </>
  );
}

interface PersonRowProps {
  card: SearchCard;
  onPress?: () => void;
  onOther?: (() => void) | undefined;
}

function PersonRow({ card, onPress, onOther }: PersonRowProps) {
  const { sending: words } = useCopy(tokensCopy);
  const user_name = userNameOf(card);
  const avatar = card.picture_url === null ? null : { small_url: card.picture_url };
  return (
    <ListRow
      title={<bdi>{card.title}</bdi>}
      detail={`@${user_name}`}
      leading={<PersonAvatar person={{ display_name: card.title, avatar }} size={44} />}
      trailing={
        onOther === undefined ? undefined : (
          <Button variant="ghost" size="small" onClick={onOther}>
            {words.other}
          </Button>
        )
      }
      {...(onPress === undefined ? {} : { onPress })}
    />
  );
}
