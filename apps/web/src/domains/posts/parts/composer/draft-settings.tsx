// Who sees a post, who may answer it, and when it comes out.

import type { PostAudience, ReplyPolicy } from '@stagepass/contract/posts/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { composerCopy } from '../../composer-copy.ts';
import { choiceOf, limits, readChoice } from '../../model/post-choices.ts';
import { localTime, type PostDraft } from '../../model/post-draft.ts';

export interface DraftSettingsProps {
  clubId: string;
  /** What the writer is in the club: tiers above their own are not offered. */
  viewer: ClubView['viewer'] | undefined;
  draft: PostDraft;
  onChange: (change: Partial<PostDraft>) => void;
  /** A post that is out has no time to choose any more. */
  isOut: boolean;
}

export function DraftSettings({ clubId, viewer, draft, onChange, isOut }: DraftSettingsProps) {
  const copy = useCopy(composerCopy);
  // Members write for whatever they can read themselves.
  const forSubscribers = isStaff(viewer) || viewer?.subscribed || draft.audience === 'subscribers';
  return (
    <div className="sp-composer-settings">
      <TierSelect
        clubId={clubId}
        viewer={viewer}
        label={copy.audience}
        value={choiceOf(draft.audience, draft.tier_id)}
        before={[
          ['public', copy.everybody],
          ['members', copy.members],
        ]}
        after={forSubscribers ? [['subscribers', copy.subscribers]] : []}
        onChange={(choice) => {
          const { kind, tier_id } = readChoice<PostAudience>(choice);
          onChange({ audience: kind, tier_id });
        }}
      />
      {draft.audience === 'public' ? null : (
        <Field
          label={copy.teaser}
          hint={copy.teaserHint}
          maxLength={limits.teaser}
          value={draft.teaser}
          onChange={(event) => onChange({ teaser: event.target.value })}
        />
      )}
      <TierSelect
        clubId={clubId}
        viewer={viewer}
        label={copy.replies}
        value={choiceOf(draft.reply_policy, draft.reply_tier_id)}
        before={[
          ['everyone', copy.everyone],
          ['members', copy.members],
        ]}
        after={[['nobody', copy.nobody]]}
        onChange={(choice) => {
          const { kind, tier_id } = readChoice<ReplyPolicy>(choice);
          onChange({ reply_policy: kind, reply_tier_id: tier_id });
        }}
      />
      {isOut ? null : <When draft={draft} onChange={onChange} />}
    </div>
  );
}

function isStaff(viewer: DraftSettingsProps['viewer']): boolean {
  return viewer?.role === 'owner' || viewer?.role === 'admin';
}

type Option = readonly [value: string, label: string];

interface TierSelectProps {
  clubId: string;
  viewer: DraftSettingsProps['viewer'];
  label: string;
  value: string;
  before: readonly Option[];
  after?: readonly Option[];
  onChange: (choice: string) => void;
}

function TierSelect({ clubId, viewer, label, value, before, after = [], onChange }: TierSelectProps) {
  const copy = useCopy(composerCopy);
  const reach = isStaff(viewer) ? Number.POSITIVE_INFINITY : (viewer?.tier?.rank ?? 0);
  const chosen = readChoice(value).tier_id;
  const tiers = (useTiers(clubId).data ?? []).filter(({ id, rank }) => rank <= reach || id === chosen);
  const options = [
    ...before,
    ...tiers.map(({ id, name }): Option => [`tier:${id}`, copy.tier({ tier: name })]),
    ...after,
  ];
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </Select>
  );
}

const HOUR_MS = 3_600_000;

function When({ draft, onChange }: Pick<DraftSettingsProps, 'draft' | 'onChange'>) {
  const copy = useCopy(composerCopy);
  const later = draft.publish_at !== '';
  /** The next full hour that is at least one away. */
  const soon = () => localTime(Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS);
  return (
    <>
      <Select
        label={copy.when}
        value={later ? 'later' : 'now'}
        onChange={(event) => onChange({ publish_at: event.target.value === 'later' ? soon() : '' })}
      >
        <option value="now">{copy.now}</option>
        <option value="later">{copy.later}</option>
      </Select>
      {later ? (
        <Field
          type="datetime-local"
          label={copy.at}
          value={draft.publish_at}
          min={localTime(Date.now())}
          onChange={(event) => onChange({ publish_at: event.target.value || soon() })}
        />
      ) : null}
    </>
  );
}
