// The fourth step: what the tiers are called, lowest first, beside the house they are seats of.
import { SeatingPlan } from '@stagepass/ui/seating-plan/seating-plan.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { createCopy } from '../../create-copy.ts';
import { MAX_TIER_NAME, MAX_TIERS, tierTroubles } from '../../model/club-draft.ts';
import { LineList } from '../line-list.tsx';
import type { CreateStepProps } from './create-step.ts';

export function TiersStep({ draft, edit, tried }: CreateStepProps) {
  const copy = useCopy(createCopy);
  const { tiers } = draft;
  const sentences = { empty: copy.tierEmpty, double: copy.tierDouble };
  const errors = new Map(
    [...tierTroubles(tiers)]
      .filter(([, trouble]) => tried || trouble === 'double')
      .map(([key, trouble]) => [key, sentences[trouble]] as const),
  );
  const label = (number: number) => {
    if (number === 1) return copy.tierLowest({ number });
    return number === tiers.length ? copy.tierHighest({ number }) : copy.tier({ number });
  };
  return (
    <>
      <SeatingPlan
        stageWord={copy.stage}
        label={copy.plan({ count: tiers.length })}
        lit={String(tiers.at(-1)?.key)}
        tiers={[...tiers].reverse().map(({ key }) => ({ key: String(key), rows: tiers.length > 4 ? 1 : 2 }))}
      />
      <div className="mt-5">
        <LineList
          lines={tiers}
          onChange={(lines) => edit({ tiers: lines })}
          label={label}
          removeLabel={(number) => copy.tierRemove({ number })}
          addLabel={copy.tierAdd}
          errors={errors}
          maxLength={MAX_TIER_NAME}
          most={MAX_TIERS}
          least={1}
        />
      </div>
    </>
  );
}
