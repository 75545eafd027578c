// The guest list of an event: who is on it and why, ticked off at the door, and adding members by name.
import type { EventView, Guest } from '@stagepass/contract/events/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useAddGuests, useGuestChange, useGuests } from '../../data/manage.ts';
import { manageEventsCopy } from '../../manage-copy.ts';

export interface GuestsSheetProps {
  event: EventView;
  onClose: () => void;
}

export function GuestsSheet({ event, onClose }: GuestsSheetProps) {
  const copy = useCopy(manageEventsCopy);
  const words = copy.guests;
  const query = useGuests(event.id);
  const isOpen = event.status !== 'over' && event.status !== 'cancelled';
  return (
    <Sheet onClose={onClose} title={words.title}>
      <div className="grid gap-5">
        {isOpen && event.can.manage ? <AddGuests event={event} /> : null}
        <Answered query={query} copy={copy} failed={words.failed}>
          {(guests) =>
            guests.length === 0 ? (
              <p className="sp-quiet">{words.none}</p>
            ) : (
              <>
                <RowGroup>
                  {guests.map((guest) => (
                    <Row key={guest.user.id} guest={guest} event={event} />
                  ))}
                </RowGroup>
                <More query={query} />
              </>
            )
          }
        </Answered>
      </div>
    </Sheet>
  );
}

function Row({ guest, event }: { guest: Guest; event: EventView }) {
  const copy = useCopy(manageEventsCopy);
  const words = copy.guests;
  const change = useGuestChange(event.id);
  const { user, note, item_id, ticket_used, arrived_at } = guest;
  const name = user.display_name;
  const ticket = item_id === null ? [] : [ticket_used ? words.usedTicket : words.hasTicket];
  const act = (arrived: boolean | null) =>
    change
      .mutateAsync({ user_id: user.id, arrived })
      .catch((error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }));
  return (
    <div>
      <ListRow
        title={<bdi>{name}</bdi>}
        detail={[note, ...ticket].filter((text) => text !== '').join(' · ')}
      />
      <div className="flex items-center justify-between gap-3 px-4 pb-3">
        <Checkbox
          aria-label={words.arrivedLabel({ name })}
          checked={arrived_at !== null}
          onChange={({ target }) => void act(target.checked)}
        >
          {arrived_at === null ? words.notArrived : words.arrived}
        </Checkbox>
        {item_id === null && event.can.manage ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={words.removeLabel({ name })}
            onClick={() => void act(null)}
          >
            {words.remove}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface Typed {
  user_names: string;
  note: string;
  ticket_id: string;
}

const namesOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((name) => name.replace(/^@/, ''))
    .filter((name) => name !== '');

function AddGuests({ event }: { event: EventView }) {
  const copy = useCopy(manageEventsCopy);
  const words = copy.guests;
  const add = useAddGuests(event.id);
  const form = useForm<Typed>({
    initial: { user_names: '', note: '', ticket_id: '' },
    copy,
    check: ({ user_names }) => (namesOf(user_names).length === 0 ? { user_names: words.namesMissing } : {}),
    send: async ({ user_names, note, ticket_id }) => {
      const body = { user_names: namesOf(user_names), note, ticket_id: ticket_id === '' ? null : ticket_id };
      const { added, skipped } = await add.mutateAsync(body);
      const names = skipped
        .map(({ user_name, reason }) => `${user_name} (${words.reasons[reason]})`)
        .join(', ');
      showToast({ title: words.added({ count: added }), tone: added > 0 ? 'good' : 'bad' });
      if (names !== '') form.fail({ user_names: words.skipped({ names }) });
      else form.reset();
    },
  });
  return (
    <form {...form.form} className="grid gap-3">
      <Field {...form.field('user_names')} label={words.names} hint={words.namesHint} autoCapitalize="none" />
      <Field {...form.field('note')} label={words.note} maxLength={140} />
      {event.tickets.length === 0 ? null : (
        <Select {...form.field('ticket_id')} label={words.ticket}>
          <option value="">{words.noTicket}</option>
          {event.tickets.map(({ design }) => (
            <option key={design.id} value={design.id}>
              {design.name}
            </option>
          ))}
        </Select>
      )}
      <FormError of={form} />
      <SubmitButton of={form}>{words.add}</SubmitButton>
    </form>
  );
}
