// Up to five links of a person or a club: a label and an address each.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { type EditedLink, MAX_LINKS } from './edited-links.ts';

export interface LinkFieldsProps {
  links: readonly EditedLink[];
  /** Keys of the links that cannot be saved like this. */
  wrong: readonly number[];
  onChange: (links: EditedLink[]) => void;
  copy: {
    linkNumber: (values: { number: number }) => string;
    linkRemove: (values: { number: number }) => string;
    linkLabel: string;
    linkUrl: string;
    linkWrong: string;
    linkAdd: string;
  };
}

export function LinkFields({ links, wrong, onChange, copy }: LinkFieldsProps) {
  const replace = (key: number, change: Partial<EditedLink>) =>
    onChange(links.map((link) => (link.key === key ? { ...link, ...change } : link)));
  const add = () =>
    onChange([...links, { key: Math.max(-1, ...links.map(({ key }) => key)) + 1, label: '', url: '' }]);
  return (
    <div className="grid gap-3">
      {links.map((link, place) => (
        <fieldset key={link.key} className="grid gap-2" aria-label={copy.linkNumber({ number: place + 1 })}>
          <Field
            label={copy.linkLabel}
            labelHidden
            placeholder={copy.linkLabel}
            dir="auto"
            maxLength={30}
            value={link.label}
            trailing={
              <IconButton
                label={copy.linkRemove({ number: place + 1 })}
                icon={<Icon of={trash} />}
                onClick={() => onChange(links.filter(({ key }) => key !== link.key))}
              />
            }
            onChange={(event) => replace(link.key, { label: event.target.value })}
          />
          <Field
            label={copy.linkUrl}
            labelHidden
            placeholder={copy.linkUrl}
            type="url"
            inputMode="url"
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
            value={link.url}
            error={wrong.includes(link.key) ? copy.linkWrong : undefined}
            onChange={(event) => replace(link.key, { url: event.target.value })}
          />
        </fieldset>
      ))}
      {links.length < MAX_LINKS ? (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          icon={<Icon of={plus} weight="bold" />}
          onClick={add}
        >
          {copy.linkAdd}
        </Button>
      ) : null}
    </div>
  );
}
