// Up to five links: a label and an address each.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { usersCopy } from '../copy.ts';
import { type LinkDraft, MAX_LINKS } from '../model/profile-draft.ts';

export function LinkFields(props: {
  links: readonly LinkDraft[];
  /** Keys of the links that cannot be saved like this. */
  wrong: readonly number[];
  onChange: (links: LinkDraft[]) => void;
}) {
  const { links, wrong, onChange } = props;
  const { edit } = useCopy(usersCopy);
  const replace = (key: number, change: Partial<LinkDraft>) =>
    onChange(links.map((link) => (link.key === key ? { ...link, ...change } : link)));
  const add = () =>
    onChange([...links, { key: Math.max(-1, ...links.map(({ key }) => key)) + 1, label: '', url: '' }]);
  return (
    <div className="grid gap-3">
      {links.map((link, place) => (
        <fieldset key={link.key} className="grid gap-2" aria-label={edit.linkNumber({ number: place + 1 })}>
          <Field
            label={edit.linkLabel}
            labelHidden
            placeholder={edit.linkLabel}
            maxLength={30}
            value={link.label}
            trailing={
              <IconButton
                label={edit.linkRemove({ number: place + 1 })}
                icon={<Icon of={trash} />}
                onClick={() => onChange(links.filter(({ key }) => key !== link.key))}
              />
            }
            onChange={(event) => replace(link.key, { label: event.target.value })}
          />
          <Field
            label={edit.linkUrl}
            labelHidden
            placeholder={edit.linkUrl}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            value={link.url}
            error={wrong.includes(link.key) ? edit.linkWrong : undefined}
            onChange={(event) => replace(link.key, { url: event.target.value })}
          />
        </fieldset>
      ))}
      {links.length < MAX_LINKS ? (
        <Button variant="secondary" size="small" icon={<Icon of={plus} weight="bold" />} onClick={add}>
          {edit.linkAdd}
        </Button>
      ) : null}
    </div>
  );
}
