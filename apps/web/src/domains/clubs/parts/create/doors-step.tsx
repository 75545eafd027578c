// The last step: who sees it, who gets in, who posts, and the rules of the house.
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { createCopy } from '../../create-copy.ts';
import { MAX_RULE, MAX_RULES } from '../../model/club-draft.ts';
import { LineList } from '../line-list.tsx';
import { PolicyChoices } from '../policy-choices.tsx';
import type { CreateStepProps } from './create-step.ts';

export function DoorsStep({ draft, edit }: CreateStepProps) {
  const copy = useCopy(createCopy);
  return (
    <>
      <PolicyChoices
        value={draft}
        onChange={edit}
        joiningNote={
          draft.join_policy === 'requirements' ? <Notice tone="plain">{copy.requirementsNote}</Notice> : null
        }
      />
      <SectionHead title={copy.rules} />
      <p className="sp-small sp-quiet mb-3">{copy.rulesHelp}</p>
      <LineList
        lines={draft.house_rules}
        onChange={(house_rules) => edit({ house_rules })}
        label={(number) => copy.rule({ number })}
        removeLabel={(number) => copy.ruleRemove({ number })}
        addLabel={copy.ruleAdd}
        placeholder={copy.ruleExample}
        maxLength={MAX_RULE}
        most={MAX_RULES}
      />
    </>
  );
}
