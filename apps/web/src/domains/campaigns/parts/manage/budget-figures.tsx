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
  const { credits_cents, copies, tokens, club_cents } = budget;
  const isDraft = state === 'draft';
  const left = club_cents === null || !isDraft ? null : club_cents - credits_cents;
  return (
    <section aria-label={isDraft ? words.title : words.done}>
      <h2 className="sp-field-label">{isDraft ? words.title : words.done}</h2>
      <dl className="sp-campaign-figures">
        <Figure name={words.credits} value={formatUsd(credits_cents)} />
        <Figure name={words.copies} value={numberIn(tag, copies)} />
        {tokens === null ? null : (
          <Figure
            name={words.tokens}
            value={words.tokensOf({ amount: numberIn(tag, tokens.amount), symbol: tokens.symbol })}
            short={isDraft && tokens.amount > tokens.left}
          />
        )}
        {club_cents === null ? null : <Figure name={words.has} value={formatUsd(club_cents)} />}
        {left === null ? null : left < 0 ? (
          <Figure name={words.short} value={formatUsd(-left)} short />
        ) : (
          <Figure name={words.after} value={formatUsd(left)} />
        )}
      </dl>
    </section>
  );
}

interface FigureProps {
  name: string;
  value: string;
  /** The club has less than it promises. */
  short?: boolean;
}

function Figure({ name, value, short }: FigureProps) {
  return (
    <div data-short={short || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
