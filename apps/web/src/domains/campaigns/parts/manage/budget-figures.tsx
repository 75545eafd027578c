// What funding a campaign sets aside, beside what the club has.
import { formatUsd } from '@stagepass/base/money.ts';
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';

export function BudgetFigures({ campaign: { budget, state } }: { campaign: CampaignEditor }) {
  const { budget: words } = useCopy(manageCampaignsCopy);
  const { tag } = useLocale();
  const { credits_cents, copies, club_cents } = budget;
  const isDraft = state === 'draft';
  return (
    <section aria-label={isDraft ? words.title : words.done}>
      <h2 className="sp-field-label">{isDraft ? words.title : words.done}</h2>
      <dl className="sp-campaign-figures">
        <Figure name={words.credits} value={formatUsd(credits_cents)} />
        <Figure name={words.copies} value={numberIn(tag, copies)} />
        {club_cents === null ? null : <Figure name={words.has} value={formatUsd(club_cents)} />}
        {club_cents === null || !isDraft ? null : (
          <Figure name={words.after} value={formatUsd(Math.max(0, club_cents - credits_cents))} />
        )}
      </dl>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
