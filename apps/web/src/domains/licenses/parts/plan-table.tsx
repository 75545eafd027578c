// What each license gives, side by side under its stage; the chosen one is lit, and its name is the button that chooses it.
import { formatUsd } from '@stagepass/base/money.ts';
import type { LicenseOffer } from '@stagepass/contract/licenses/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn, numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { licenseCopy } from '../copy.ts';
import { StageArt, stageOf } from './stage-art.tsx';

type PlanTableProps = {
  offers: readonly LicenseOffer[];
  chosen: string;
  onChoose: (key: string) => void;
};

const rows = ['price', 'members', 'admins', 'missions', 'ai_answers', 'fee_bp'] as const;

export function PlanTable({ offers, chosen, onChoose }: PlanTableProps) {
  const copy = useCopy(licenseCopy);
  return (
    <div className="sp-license-scroll">
      <table className="sp-license-plans" aria-label={copy.plans}>
        <thead>
          <tr>
            <td />
            {offers.map(({ key, name, current }, place) => (
              <th key={key} scope="col" data-chosen={key === chosen || undefined}>
                <button
                  type="button"
                  aria-pressed={key === chosen}
                  aria-label={copy.choose({ name })}
                  onClick={() => onChoose(key)}
                >
                  <StageArt size={stageOf(place, offers.length)} />
                  {name}
                </button>
                {current ? <small>{copy.current}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{copy.rows[row]}</th>
              {offers.map((offer) => (
                <td key={offer.key} data-chosen={offer.key === chosen || undefined}>
                  <Cell row={row} offer={offer} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ row, offer }: { row: (typeof rows)[number]; offer: LicenseOffer }) {
  const copy = useCopy(licenseCopy);
  const { tag } = useLocale();
  if (row === 'price') return formatUsd(offer.price_cents).replace(/\.00$/, '');
  if (row === 'fee_bp')
    return numbersIn(tag, { style: 'percent', maximumFractionDigits: 2 }).format(offer.fee_bp / 10_000);
  const most = offer[row];
  return most === null ? copy.noLimit : numberIn(tag, most);
}
