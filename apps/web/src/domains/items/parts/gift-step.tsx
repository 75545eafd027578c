// Gives a copy to somebody: found by name, asked once more, gone for good.
import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import type { SearchCard } from '@stagepass/contract/search/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/magnifying-glass.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSettled } from '#platform/query/use-settled.ts';
import { itemsCopy } from '../copy.ts';
import { useGiftItem } from '../data/item.ts';
import { useFoundPeople } from '../data/people.ts';
import { numberWords } from '../model/tile-label.ts';
import { itemCopy } from '../public/item-copy.ts';
import { SheetStep } from '../public/sheet-step.tsx';

interface Person {
  user_name: string;
  display_name: string;
  avatar: { small_url: string } | null;
}

/** The card of a person leads to them: their user name is the end of its path. */
function personOf(card: SearchCard): Person {
  return {
    user_name: decodeURIComponent(card.path.split('/').at(-1) ?? ''),
    display_name: card.title,
    avatar: card.picture_url === null ? null : { small_url: card.picture_url },
  };
}

export interface GiftStepProps {
  item: ItemDetails;
  onGiven: () => void;
  onBack: () => void;
  onBusy: (busy: boolean) => void;
}

export function GiftStep({ item, onGiven, onBack, onBusy }: GiftStepProps) {
  const copy = useCopy(itemsCopy);
  const give = useGiftItem(item.id);
  const form = useForm<{ person: Person | null }>({
    initial: { person: null },
    copy,
    send: async ({ person: to }) => {
      if (to === null) return;
      await give.mutateAsync(to.user_name);
      showToast({ title: copy.gift.done({ item: item.design.name, name: to.display_name }), tone: 'good' });
      onGiven();
    },
  });
  const { person } = form.values;
  const choose = (chosen: Person | null) => form.set({ person: chosen });
  return (
    <SheetStep
      title={copy.gift.title}
      lead={copy.gift.lead}
      back={{ label: copy.back, onBack }}
      busy={form.pending}
      onBusy={onBusy}
      act={
        person === null ? undefined : (
          <SubmitButton of={form} wide={false} icon={<Icon of={gift} />}>
            {copy.gift.act}
          </SubmitButton>
        )
      }
    >
      {person === null ? (
        <FindPerson onChoose={choose} />
      ) : (
        <form {...form.form} className="grid gap-4">
          <Chosen item={item} person={person} onOther={form.pending ? undefined : () => choose(null)} />
          <FormError of={form} />
        </form>
      )}
    </SheetStep>
  );
}

function FindPerson({ onChoose }: { onChoose: (person: Person) => void }) {
  const copy = useCopy(itemsCopy);
  const [typed, setTyped] = useState('');
  const found = useFoundPeople(useSettled(typed));
  const people = typed.trim() === '' ? [] : (found.data ?? []).map(personOf);
  return (
    <>
      <Field
        label={copy.gift.label}
        hint={copy.gift.hint}
        error={found.isError ? copy.gift.failed : undefined}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        icon={<Icon of={magnifyingGlass} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="mt-3 min-h-40" aria-live="polite">
        {typed.trim() !== '' && found.data?.length === 0 ? (
          <p className="sp-small sp-quiet">{copy.gift.none}</p>
        ) : null}
        {people.length === 0 ? null : (
          <RowGroup aria-label={copy.gift.people}>
            {people.map((one) => (
              <ListRow
                key={one.user_name}
                title={<bdi>{one.display_name}</bdi>}
                detail={`@${one.user_name}`}
                leading={<PersonAvatar person={one} size={44} />}
                onPress={() => onChoose(one)}
              />
            ))}
          </RowGroup>
        )}
      </div>
    </>
  );
}

type ChosenProps = { item: ItemDetails; person: Person; onOther: (() => void) | undefined };

function Chosen({ item, person, onOther }: ChosenProps) {
  const copy = useCopy(itemsCopy);
  const words = useCopy(itemCopy);
  return (
    <div>
      <RowGroup>
        <ListRow
          title={<bdi>{person.display_name}</bdi>}
          detail={`@${person.user_name}`}
          leading={<PersonAvatar person={person} size={44} />}
          trailing={
            onOther ? (
              <Button variant="ghost" size="small" onClick={onOther}>
                {copy.gift.other}
              </Button>
            ) : undefined
          }
        />
      </RowGroup>
      <p className="sp-head mt-5">{copy.gift.ask({ item: item.design.name, name: person.display_name })}</p>
      <p className="sp-quiet mt-1">{copy.gift.askText({ number: numberWords(words, item) })}</p>
    </div>
  );
}
