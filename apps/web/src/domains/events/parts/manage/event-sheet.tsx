// The editor of an event: what it is, when and where, how many, with which tickets and missions.
import type { EventKind } from '@stagepass/contract/events/kinds.ts';
import type { EventView } from '@stagepass/contract/events/shapes.ts';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { eventsCopy } from '../../copy.ts';
import { useTicketChoice } from '../../data/choices.ts';
import { useSaveEvent } from '../../data/manage.ts';
import { manageEventsCopy } from '../../manage-copy.ts';
import { draftOf, type TypedEvent, typedOf, wrongIn } from '../../model/event-form.ts';

const kinds = ['show', 'match', 'stream', 'meet-up'] as const satisfies readonly EventKind[];

export interface EventSheetProps {
  club: ClubView;
  /** Null for a new one. */
  event: EventView | null;
  onClose: () => void;
}

export function EventSheet({ club, event, onClose }: EventSheetProps) {
  const copy = useCopy(manageEventsCopy);
  const words = copy.form;
  const zone = event?.time_zone ?? club.time_zone;
  const save = useSaveEvent(club.id, event?.id ?? null);
  const said = {
    title: words.nameMissing,
    starts: words.timeMissing,
    ends: words.timeMissing,
    capacity: words.capacityWrong,
  };
  const form = useForm<TypedEvent>({
    initial: typedOf(event, zone),
    copy,
    codes: { 'events.capacity-too-small': 'capacity' },
    check: (typed) => Object.fromEntries(wrongIn(typed).map((field) => [field, said[field]])),
    send: async (typed) => {
      await save.mutateAsync(draftOf(typed, { zone, event }));
      showToast({ title: words.saved, tone: 'good' });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={event === null ? words.newTitle : words.editTitle}
      footer={<SubmitButton of={form}>{words.save}</SubmitButton>}
    >
      <form {...form.form} className="grid gap-4">
        <Words form={form} />
        <Times form={form} zone={zone} />
        <Field
          {...form.field('capacity')}
          label={words.capacity}
          hint={words.capacityHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
        />
        <Tickets form={form} clubId={club.id} event={event} />
        {event !== null && event.status !== 'draft' ? (
          <p className="sp-small sp-quiet">{words.moved}</p>
        ) : null}
        <FormError of={form} />
      </form>
    </Sheet>
  );
}

interface PartProps {
  form: Form<TypedEvent>;
}

function Words({ form }: PartProps) {
  const { form: words } = useCopy(manageEventsCopy);
  const said = useCopy(eventsCopy).kinds;
  return (
    <>
      <Select
        label={words.kind}
        value={form.values.kind}
        onChange={({ target }) => form.set({ kind: target.value as EventKind })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {said[kind]}
          </option>
        ))}
      </Select>
      <Field {...form.field('title')} label={words.name} autoComplete="off" maxLength={80} />
      <TextArea {...form.field('story')} label={words.story} maxLength={4000} />
      <Field {...form.field('place')} label={words.place} hint={words.placeHint} maxLength={120} />
      <Field {...form.field('address')} label={words.address} maxLength={200} />
      <Field
        {...form.field('link')}
        type="url"
        inputMode="url"
        label={words.link}
        hint={words.linkHint}
        maxLength={500}
      />
    </>
  );
}

function Times({ form, zone }: PartProps & { zone: string }) {
  const { form: words } = useCopy(manageEventsCopy);
  const time = { type: 'datetime-local' } as const;
  return (
    <>
      <Field {...form.field('doors')} {...time} label={words.doors} hint={words.doorsHint} />
      <Field {...form.field('starts')} {...time} label={words.starts} />
      <Field {...form.field('ends')} {...time} label={words.ends} />
      <p className="sp-small sp-faint">{words.zone({ zone: zone.replaceAll('_', ' ') })}</p>
    </>
  );
}

function Tickets({ form, clubId, event }: PartProps & { clubId: string; event: EventView | null }) {
  const { form: words } = useCopy(manageEventsCopy);
  const tickets = useTicketChoice(clubId, event);
  const { ticket_ids } = form.values;
  return (
    <fieldset className="grid gap-2">
      <legend className="sp-field-label">{words.tickets}</legend>
      <p className="sp-small sp-quiet">{tickets.length === 0 ? words.noTickets : words.ticketsHint}</p>
      {tickets.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={ticket_ids.includes(id)}
          onChange={({ target }) =>
            form.set({
              ticket_ids: target.checked ? [...ticket_ids, id] : ticket_ids.filter((one) => one !== id),
            })
          }
        >
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  );
}
