// Says when this phone heard last what it shows now without a network.
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { redemptionCopy } from '../copy.ts';

export function KeptAt({ time }: { time: string }) {
  const { code } = useCopy(redemptionCopy);
  const { tag } = useLocale();
  return <p className="sp-small sp-quiet">{code.keptAt({ when: momentIn(tag, time) })}</p>;
}
