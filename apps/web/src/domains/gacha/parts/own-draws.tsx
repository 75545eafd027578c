// What I drew from a pool, latest first, each with the way to its proof.
import type { GachaPool, OwnDraw } from '@stagepass/contract/gacha/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { gachaCopy } from '../copy.ts';
import { useOwnDraws } from '../data/proofs.ts';
import { gachaPath, gachaProofPath } from '../public/paths.ts';

export function OwnDraws({ pool }: { pool: GachaPool }) {
  const copy = useCopy(gachaCopy);
  const { history } = copy;
  const query = useOwnDraws(pool.id);
  const draws = query.data ?? [];
  return (
    <BackScreen above={gachaPath(pool.id)} title={pool.name}>
      <h1 className="sp-display">{history.title}</h1>
      <p className="sp-quiet mt-2 mb-5">{history.lead}</p>
      <Answered query={query} copy={{ ...copy, loading: history.loading }} failed={history.failed}>
        {() =>
          draws.length === 0 ? (
            <EmptyState
              title={history.none}
              picture={<Illustration name="amp" />}
              action={<LinkButton to={gachaPath(pool.id)}>{copy.dock.one}</LinkButton>}
            >
              {history.noneText}
            </EmptyState>
          ) : (
            <RowGroup>
              {draws.map((draw) => (
                <DrawRow key={draw.id} draw={draw} />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <More query={query} copy={history} />
    </BackScreen>
  );
}

function DrawRow({ draw }: { draw: OwnDraw }) {
  const { history, qualities } = useCopy(gachaCopy);
  const { tag } = useLocale();
  const { design } = draw;
  return (
    <ListRow
      leading={
        <RarityFrame rarity={design.quality} src={pictureAddress(design.picture?.small_url)} size="2.75rem" />
      }
      title={
        <span className="inline-flex items-center gap-1.5">
          <RarityGlyph rarity={design.quality} label={qualities[design.quality]} />
          <span dir="auto">{design.name}</span>
        </span>
      }
      detail={
        <>
          {history.row({ number: draw.number, date: momentIn(tag, draw.at) })}
          {', '}
          {draw.revealed ? history.open : history.sealed}
        </>
      }
      leads
      render={(anatomy) => <Link to={gachaProofPath(draw.id)} {...anatomy} />}
    />
  );
}
