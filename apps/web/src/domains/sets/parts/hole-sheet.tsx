// How an item that is missing in a set can be had now: the store, the cheapest resale, packs with their odds.
import { formatUsd } from '@stagepass/base/money.ts';
import type { SetPage, SetWays } from '@stagepass/contract/sets/shapes.ts';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { gachaPath } from '#domains/gacha/public/paths.ts';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { clubMarketPath, marketItemPath } from '#domains/market/public/paths.ts';
import { tokenWords } from '#domains/tokens/public/token-words.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { setsCopy } from '../copy.ts';
import { useSetWays } from '../data/sets.ts';
import './sets.css';

export interface HoleSheetProps {
  set: SetPage;
  designId: string;
  onClose: () => void;
}

export function HoleSheet({ set, designId, onClose }: HoleSheetProps) {
  const copy = useCopy(setsCopy);
  const words = useCopy(itemCopy);
  const ways = useSetWays(set.id, designId);
  const design = set.entries.find((entry) => entry.design.id === designId)?.design;
  if (design === undefined) return null;
  const rarity = words.qualities[design.quality];
  return (
    <Sheet onClose={onClose} title={design.name}>
      <p className="sp-set-hole">
        <RarityGlyph rarity={design.quality} />
        <span className="sp-quiet">
          {design.edition_size === null
            ? copy.hole.unlimited({ rarity })
            : copy.hole.made({ rarity, count: design.edition_size })}
        </span>
      </p>
      <Answered
        query={ways}
        copy={copy}
        failed={copy.hole.failed}
        skeleton={<Skeleton width="100%" height="7rem" />}
      >
        {(found) => <Ways ways={found} club={set.club.handle} />}
      </Answered>
    </Sheet>
  );
}

/** One filled button at most: the surest and cheapest way first. */
function Ways({ ways: { store, for_tokens, resale, packs }, club }: { ways: SetWays; club: string }) {
  const { hole } = useCopy(setsCopy);
  const { tag } = useLocale();
  const percent = numbersIn(tag, { style: 'percent', minimumFractionDigits: 2 });
  if (store === null && for_tokens === null && resale === null && packs.length === 0)
    return (
      <div className="sp-set-ways">
        <p className="sp-quiet">{hole.none}</p>
        <LinkButton variant="secondary" to={clubMarketPath(club)}>
          {hole.market}
        </LinkButton>
      </div>
    );
  const sold = [
    store && { id: store.listing_id, price: store.price_cents, words: hole.store, note: hole.storeNote },
    resale && {
      id: resale.listing_id,
      price: resale.price_cents,
      words: hole.resale,
      note: hole.resaleNote({ count: resale.offers, number: String(resale.number ?? '') }),
    },
  ]
    .filter((way) => way !== null)
    .toSorted((one, other) => one.price - other.price);
  return (
    <div className="sp-set-ways">
      {sold.map(({ id, price, ...way }, place) => (
        <Way key={id} to={marketItemPath(id)} {...way} cost={formatUsd(price)} isFirst={place === 0} />
      ))}
      {for_tokens === null ? null : (
        <Way
          to={marketItemPath(for_tokens.listing_id)}
          words={hole.store}
          note={hole.tokensNote(for_tokens)}
          cost={tokenWords(for_tokens.price, for_tokens.symbol)}
          isFirst={sold.length === 0}
        />
      )}
      {packs.map(({ pool_id, name, price_cents, asset, token, chance }) => (
        <Way
          key={pool_id}
          to={gachaPath(pool_id)}
          words={hole.pack}
          note={hole.packNote({ name, chance: percent.format(chance) })}
          cost={
            asset === 'credits'
              ? formatUsd(price_cents)
              : token === null
                ? undefined
                : tokenWords(price_cents, token.symbol)
          }
          isFirst={false}
        />
      ))}
    </div>
  );
}

interface WayProps {
  to: string;
  words: string;
  note: string;
  /** Dollars, or an amount of the club's token; undefined where it is not known what that is called. */
  cost: string | undefined;
  isFirst: boolean;
}

function Way({ to, words, note, cost, isFirst }: WayProps) {
  if (isFirst)
    return (
      <LinkButton to={to} variant="pay" wide note={note} stub={cost}>
        {words}
      </LinkButton>
    );
  return (
    <LinkButton to={to} variant="secondary" wide>
      <span className="sp-set-way">
        <span>
          {words}
          <small>{note}</small>
        </span>
        <b className="sp-num">{cost}</b>
      </span>
    </LinkButton>
  );
}
