// What may be written in the club: blocked words, links, pictures. Each change is saved at once.
import type { LinkPolicy, MediaPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip } from '@stagepass/ui/chip/chip.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { moderationCopy } from '../copy.ts';
import { type TextPolicy, useSaveTextPolicy, useTextPolicy } from '../data/house.ts';
import { Answered } from './answered.tsx';

const links: readonly LinkPolicy[] = ['allow', 'hold', 'block'];
const media: readonly MediaPolicy[] = ['everyone', 'members', 'staff'];

export function TextPolicyForm({ clubId }: { clubId: string }) {
  const copy = useCopy(moderationCopy);
  const query = useTextPolicy(clubId);
  const save = useSaveTextPolicy(clubId);
  const change = (policy: TextPolicy) =>
    save.mutate(policy, {
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <Answered query={query} failed={copy.words.failed}>
      {(policy) => (
        <div className="grid gap-7">
          <Words policy={policy} onChange={change} />
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

function Words({ policy, onChange }: { policy: TextPolicy; onChange: (policy: TextPolicy) => void }) {
  const { words } = useCopy(moderationCopy);
  const [typed, setTyped] = useState('');
  const [isShort, setIsShort] = useState(false);
  const { blocked_words: blocked } = policy;
  const add = () => {
    const word = typed.trim();
    if (word.length < 2) return setIsShort(true);
    setTyped('');
    if (!blocked.includes(word)) onChange({ ...policy, blocked_words: [...blocked, word] });
  };
  return (
    <section className="grid gap-3">
      <h2 className="sp-title">{words.title}</h2>
      <p className="sp-quiet">{words.lead}</p>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field
          label={words.add}
          value={typed}
          maxLength={40}
          error={isShort ? words.tooShort : undefined}
          onChange={(event) => {
            setIsShort(false);
            setTyped(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="secondary" disabled={blocked.length >= 200}>
          {words.addAct}
        </Button>
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
