// New odds of a pack in the running order on Home.
import type { OddsLine } from '@stagepass/contract/gacha/today.ts';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { gachaOddsPath } from './public/paths.ts';

const lineCopy = defineCopy({
  title: 'New odds for {name}',
  change: '{quality} goes from {from} to {to}',
  other: 'See what changes before you draw',
  see: 'See the odds',
});

function Action({ line }: { line: OddsLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={gachaOddsPath(line.pool_id)} wide>
      {copy.see}
    </LinkButton>
  );
}

export const oddsRenderer: TodayRenderer<OddsLine> = {
  useWords: ({ name, change, pool_id }) => {
    const copy = useCopy(lineCopy);
    const { qualities } = useCopy(itemCopy);
    const { tag } = useLocale();
    const percent = numbersIn(tag, { style: 'percent', maximumFractionDigits: 2 });
    return {
      title: copy.title({ name }),
      note:
        change === null
          ? copy.other
          : copy.change({
              quality: qualities[change.quality],
              from: percent.format(change.from),
              to: percent.format(change.to),
            }),
      to: gachaOddsPath(pool_id),
    };
  },
  Action,
};
