// The swatch book for a club's gel, with how well ink reads on it.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { SwatchBook } from '@stagepass/ui/swatch-book/swatch-book.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { gelHues, nearestGel } from '#platform/theme/gels.ts';
import { inkRatio } from '../model/gels.ts';
import { clubWords } from '../words-copy.ts';

export function GelField({ hue, onChange }: { hue: number; onChange: (hue: number) => void }) {
  const words = useCopy(clubWords);
  const { tag } = useLocale();
  const ratio = numbersIn(tag, { minimumFractionDigits: 1 }).format(inkRatio(hue));
  return (
    <SwatchBook
      swatches={gelHues.map((gel) => ({ hue: gel, name: words.gelNames[gel] }))}
      value={hue}
      onChange={onChange}
      label={words.gels}
      sliderLabel={words.hue}
      valueText={words.gelValue({ name: words.gelNames[nearestGel(hue)], hue: String(hue) })}
      note={
        <>
          <Icon of={checkCircle} weight="fill" />
          {words.ratio({ ratio })}
        </>
      }
    />
  );
}
