// Says before a design is retired where it is offered now, and what becomes of each place.
import { formatUsd } from '@stagepass/base/money.ts';
import type { DesignPlace, DesignPlaces, PlacesOfKind } from '@stagepass/contract/items/design-shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TextLink } from '@stagepass/ui/text-link/text-link.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import type { useDesignPlaces } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { packPath, placePath } from '../public/paths.ts';
import { retireCopy } from '../retire-copy.ts';

type Kind = keyof DesignPlaces;
const kinds = ['store', 'packs', 'auctions', 'resale'] as const satisfies readonly Kind[];

export function RetirePlaces({ query }: { query: ReturnType<typeof useDesignPlaces> }) {
  const copy = useCopy(manageItemsCopy);
  const words = useCopy(retireCopy);
  return (
    <div aria-live="polite">
      <Answered
        query={query}
        copy={copy}
        failed={words.failed}
        skeleton={<Skeleton width="100%" height="6rem" />}
      >
        {(places) => {
          const used = kinds.filter((kind) => places[kind].count > 0);
          if (used.length === 0) return <p>{words.nowhere}</p>;
          return (
            <>
              <p className="sp-head">{words.offered}</p>
              <ul className="sp-retire-places">
                {used.map((kind) => (
                  <li key={kind}>
                    <OfKind kind={kind} places={places[kind]} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Answered>
    </div>
  );
}

function OfKind({ kind, places: { count, first } }: { kind: Kind; places: PlacesOfKind }) {
  const words = useCopy(retireCopy);
  const more = count - first.length;
  return (
    <>
      <p className="sp-head">{words.counts[kind]({ count })}</p>
      <p className="sp-small sp-quiet">{words.becomes[kind]}</p>
      <ul className="sp-retire-names">
        {first.map((place) => (
          <li key={place.id}>
            <TextLink
              render={(anatomy) => (
                <Link to={pathOf(kind, place.id)} dir="auto" {...anatomy}>
                  <Name kind={kind} place={place} />
                </Link>
              )}
            />
            {place.state === 'live' ? null : (
              <span className="sp-small sp-faint"> {words.states[place.state]}</span>
            )}
          </li>
        ))}
        {more > 0 ? <li className="sp-small sp-faint">{words.more({ count: more })}</li> : null}
      </ul>
    </>
  );
}

function pathOf(kind: Kind, id: string): string {
  if (kind === 'packs') return packPath(id);
  return placePath({ kind: kind === 'auctions' ? 'auction' : 'listing', id }) ?? '';
}

function Name({ kind, place: { title, number, price_cents } }: { kind: Kind; place: DesignPlace }) {
  const { names } = useCopy(retireCopy);
  const price = formatUsd(price_cents ?? 0);
  if (kind === 'store') return price_cents === null ? names.storeTokens : names.store({ price });
  if (kind === 'resale') return names.resale({ number: number ?? 0, price });
  return kind === 'packs' ? title : names.auction({ title: title ?? '', number: number ?? 0, price });
}
