// /user/fan-token: my tokens of all clubs, one of them in full; `?club=` says which.
import type { OwnToken } from '@stagepass/contract/tokens/shapes.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { Coin } from '@stagepass/ui/coin/coin.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { tokensCopy } from '../copy.ts';
import { useOwnTokens, useToken } from '../data/tokens.ts';
import { GoodFor } from '../parts/good-for.tsx';
import { TokenChart } from '../parts/token-chart.tsx';
import { TokenDock } from '../parts/token-dock.tsx';
import { NextPrice, TokenFace } from '../parts/token-face.tsx';
import { clubTokenPath } from '../public/paths.ts';

export function Component() {
  const copy = useCopy(tokensCopy);
  useTitle(copy.own.title);
  const own = useOwnTokens();
  const [search, change] = useSearch();
  const asked = search.get('club');
  const chosen = own.data?.find(({ club }) => club.id === asked) ?? own.data?.[0];
  const choose = (clubId: string) => change({ club: clubId });
  return (
    <GelScope hue={chosen?.club.hue ?? 95}>
      <Screen>
        <TopBar leading={<BackButton above="/user/profile" />} title={copy.own.title} />
        <ScreenBody>
          <Answered query={own} copy={copy} failed={copy.own.failed}>
            {(tokens) =>
              chosen === undefined ? (
                <None />
              ) : (
                <>
                  <Tray tokens={tokens} chosen={chosen} onChoose={choose} />
                  <Chosen token={chosen} />
                </>
              )
            }
          </Answered>
        </ScreenBody>
        {chosen === undefined ? null : <ChosenDock clubId={chosen.club.id} />}
      </Screen>
    </GelScope>
  );
}

function None() {
  const { own } = useCopy(tokensCopy);
  return (
    <EmptyState
      level={1}
      title={own.none}
      picture={<Illustration name="case" />}
      action={<LinkButton to={myClubsPath()}>{own.toClubs}</LinkButton>}
    >
      {own.noneText}
    </EmptyState>
  );
}

interface TrayProps {
  tokens: readonly OwnToken[];
  chosen: OwnToken;
  onChoose: (clubId: string) => void;
}

function Tray({ tokens, chosen, onChoose }: TrayProps) {
  const { own } = useCopy(tokensCopy);
  return (
    <ChipRow label={own.choose}>
      {tokens.map(({ club, symbol }) => (
        <GelScope key={club.id} hue={club.hue}>
          <Chip
            pressed={club.id === chosen.club.id}
            icon={<Coin letter={symbol.slice(0, 1)} size="small" />}
            onClick={() => onChoose(club.id)}
          >
            {symbol}
          </Chip>
        </GelScope>
      ))}
    </ChipRow>
  );
}

function Chosen({ token: { club, symbol } }: { token: OwnToken }) {
  const copy = useCopy(tokensCopy);
  return (
    <Answered query={useToken(club.id)} copy={copy} failed={copy.failed} missing={copy.missing}>
      {(token) => (
        <div className="mt-4 grid gap-5">
          <TokenFace token={token} />
          <p className="sp-small sp-quiet">
            <bdi>{club.name}</bdi>
          </p>
          <NextPrice token={token} />
          <TokenChart token={token} />
          <GoodFor token={token} />
          <LinkButton to={clubTokenPath(club.handle)} variant="secondary" wide>
            {copy.own.open({ symbol })}
          </LinkButton>
        </div>
      )}
    </Answered>
  );
}

function ChosenDock({ clubId }: { clubId: string }) {
  const { data } = useToken(clubId);
  return data === undefined ? null : <TokenDock token={data} />;
}
