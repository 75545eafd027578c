// Ten achievements to begin with, and the way to begin with nothing.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { BadgeMark } from '#domains/badges/public/badge-mark.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageAchievementsCopy } from '../../manage-copy.ts';
import { type AchievementForm, emptyForm, formOfTemplate } from '../../model/draft.ts';
import { achievementTemplates, templateKeys } from '../../model/templates.ts';
import { templateCopy } from '../../template-copy.ts';

export function TemplateList({ hue, onChoose }: { hue: number; onChoose: (form: AchievementForm) => void }) {
  const copy = useCopy(manageAchievementsCopy);
  const words = useCopy(templateCopy);
  return (
    <>
      <Button
        variant="outline"
        wide
        icon={<Icon of={plus} weight="bold" />}
        onClick={() => onChoose(emptyForm(hue))}
      >
        {copy.blank}
      </Button>
      <h2 className="sp-field-label mt-5 mb-2">{copy.templates}</h2>
      <ul className="sp-ach-templates">
        {templateKeys.map((key) => {
          const { look, stages } = achievementTemplates[key];
          const { name, description } = words[key];
          return (
            <li key={key}>
              <button type="button" onClick={() => onChoose(formOfTemplate(key, { name, description }, hue))}>
                <BadgeMark look={{ ...look, hue }} stage={stages.length} stages={stages.length} size="3rem" />
                <span>
                  <b>{name}</b>
                  <span className="sp-small sp-faint">{description}</span>
                </span>
                <Icon of={plus} weight="bold" />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
