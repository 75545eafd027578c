// Templates for a new mission: pressing one makes a draft with its steps and opens it.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { DrawnSketch } from '#domains/items/public/drawn-object.tsx';
import { stepTypes } from '#domains/requirements/public/step-editor.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useCreateWithSteps } from '../../data/manage.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import { missionTemplateCopy } from '../../manage-template-copy.ts';
import { emptyForm, fieldsOf } from '../../model/manage-draft.ts';
import { type MissionTemplate, missionTemplates } from '../../model/manage-templates.ts';

const MOST_TEMPLATES = 5;

export function TemplateRows({ club }: { club: ClubView }) {
  const copy = useCopy(missionBuilderCopy);
  const words = useCopy(missionTemplateCopy);
  const [, change] = useSearch();
  const create = useCreateWithSteps(club.id);
  const offered = missionTemplates
    .filter(({ types }) => types.every((type) => stepTypes.includes(type)))
    .slice(0, MOST_TEMPLATES);
  const use = ({ key, object, repeat, story, steps }: MissionTemplate) =>
    create.mutate(
      {
        fields: fieldsOf(
          { ...emptyForm, title: words[key].name, story: story(words, club.name), repeat },
          club.time_zone,
        ),
        picture: { from: 'drawn', object },
        steps: steps(words, club.name),
      },
      {
        onSuccess: ({ mission, stepError }) => {
          if (stepError !== null) showToast({ title: copy.templates.failed, tone: 'bad' });
          change({ mission: mission.id });
        },
        onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      },
    );
  return (
    <section className="mb-6" aria-label={copy.templates.heading}>
      <h2 className="sp-field-label">{copy.templates.heading}</h2>
      <p className="sp-small sp-faint mb-2.5">{copy.templates.lead}</p>
      <ul className="sp-templates">
        {offered.map((template) => {
          const { name, detail } = words[template.key];
          return (
            <li key={template.key}>
              <button type="button" disabled={create.isPending} onClick={() => use(template)}>
                <span className="sp-template-print" aria-hidden="true">
                  <DrawnSketch object={template.object} />
                </span>
                <span>
                  <b>{name}</b>
                  <span className="sp-small sp-faint">{detail}</span>
                </span>
                <Icon of={plus} weight="bold" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
