// What may be written in the club: blocked words, links, pictures. Each change is saved at once.
import type { LinkPolicy, MediaPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { Chip } from '@stagepass/ui/chip/chip.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { moderationCopy } from '../copy.ts';
import { type TextPolicy, useSaveTextPolicy, useTextPolicy } from '../data/house.ts';
import { Answered } from './answered.tsx';

const links: readonly LinkPolicy[] = ['allow', 'hold', 'block'];
const media: readonly MediaPolicy[] = ['everyone', 'members', 'staff'];

export function TextPolicyForm({ clubId }: { clubId: string }) {
  const copy = useCopy(moderationCopy);
  const query = useTextPolicy(clubId);
  const { mutate: change } = useSaveTextPolicy(clubId, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  // The form of a word says itself what failed.
  const { mutateAsync: add } = useSaveTextPolicy(clubId, {});
  return (
    <Answered query={query} failed={copy.words.failed}>
      {(policy) => (
        <div className="grid gap-7">
          <Words policy={policy} onAdd={add} onChange={change} />
          <ChoiceGroup<LinkPolicy>
            label={copy.words.links}
            value={policy.link_policy}
            onChange={(link_policy) => change({ ...policy, link_policy })}
            choices={links.map((value) => ({ value, title: copy.linkPolicies[value] }))}
          />
          <ChoiceGroup<MediaPolicy>
            label={copy.words.media}
            value={policy.media_policy}
            onChange={(media_policy) => change({ ...policy, media_policy })}
            choices={media.map((value) => ({ value, title: copy.mediaPolicies[value] }))}
          />
        </div>
      )}
    </Answered>
  );
}

type WordsProps = {
  policy: TextPolicy;
  onAdd: (policy: TextPolicy) => Promise<unknown>;
  onChange: (policy: TextPolicy) => void;
};

function Words({ policy, onAdd, onChange }: WordsProps) {
  const copy = useCopy(moderationCopy);
  const { words } = copy;
  const { blocked_words: blocked } = policy;
  const form = useForm({
    initial: { word: '' },
    copy,
    check: ({ word }) => ({ word: word.trim().length < 2 ? words.tooShort : undefined }),
    send: async (typed) => {
      const word = typed.word.trim();
      if (!blocked.includes(word)) await onAdd({ ...policy, blocked_words: [...blocked, word] });
      form.saved({ word: '' });
    },
  });
  return (
    <section className="grid gap-3">
      <h2 className="sp-title">{words.title}</h2>
      <p className="sp-quiet">{words.lead}</p>
      <form {...form.form} className="grid gap-2">
        <Field {...form.field('word')} label={words.add} maxLength={40} />
        <FormError of={form} />
        <SubmitButton of={form} wide={false} variant="secondary" disabled={blocked.length >= 200}>
          {words.addAct}
        </SubmitButton>
      </form>
      {blocked.length === 0 ? (
        <p className="sp-small sp-faint">{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {blocked.map((word) => (
            <li key={word}>
              <Chip
                aria-label={words.remove({ word })}
                icon={<Icon of={x} weight="bold" size="0.875rem" />}
                onClick={() =>
                  onChange({ ...policy, blocked_words: blocked.filter((other) => other !== word) })
                }
              >
                <bdi>{word}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
