// Why somebody is banned, and until when; the same sheet changes a ban that stands.
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { banCopy } from '../ban-copy.ts';
import type { MemberView } from '../data/register.ts';
import { useBanEnd } from './ban-end.ts';

const DAY_MS = 86_400_000;
const MOST = 300;
const days = ['7', '30', '90', '365'] as const;
type End = (typeof days)[number] | 'never' | 'as-is';

export type BanChoiceProps = {
  member: MemberView;
  onBan: (ban: { reason: string; until: string | null }) => Promise<void>;
  onClose: () => void;
};

export function BanChoice({ member, onBan, onClose }: BanChoiceProps) {
  const copy = useCopy(banCopy);
  const endOf = useBanEnd();
  const name = member.user.display_name;
  const isChange = member.banned_at !== null;
  const until = member.banned_until;
  const form = useForm<{ end: End; reason: string }>({
    initial: { end: until === null ? 'never' : 'as-is', reason: member.ban_reason ?? '' },
    copy,
    send: ({ end, reason }) => onBan({ reason, until: timeOf(end, until) }),
  });
  const ends: readonly { value: End; title: string }[] = [
    ...(until === null ? [] : [{ value: 'as-is' as const, title: endOf(until) }]),
    { value: 'never', title: copy.noEnd },
    ...days.map((value) => ({ value, title: copy.days({ count: Number(value) }) })),
  ];
  return (
    <Sheet
      onClose={onClose}
      title={isChange ? copy.changeTitle({ name }) : copy.title({ name })}
      description={copy.lead}
      footer={
        <SubmitButton of={form} tone="danger" disabled={form.values.reason.trim().length < 3}>
          {isChange ? copy.change : copy.ban({ name })}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <TextArea {...form.field('reason')} label={copy.reason} hint={copy.reasonHint} maxLength={MOST} />
        <ChoiceGroup<End>
          label={copy.howLong}
          value={form.values.end}
          onChange={(end) => form.set({ end })}
          choices={ends}
        />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}

function timeOf(end: End, asIs: string | null): string | null {
  if (end === 'never') return null;
  if (end === 'as-is') return asIs;
  return new Date(Date.now() + Number(end) * DAY_MS).toISOString();
}
