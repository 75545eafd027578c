// /club/{id}/token: one club's token: what I have, price and supply over time, what it is good for, buying and sending. For everybody.
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { clockCounterClockwise } from '@stagepass/ui/icon/phosphor/clock-counter-clockwise.ts';
import { scales } from '@stagepass/ui/icon/phosphor/scales.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { tokensCopy } from '../copy.ts';
import { useToken } from '../data/tokens.ts';
import { GoodFor } from '../parts/good-for.tsx';
import { TokenChart } from '../parts/token-chart.tsx';
import { TokenDock } from '../parts/token-dock.tsx';
import { NextPrice, TokenFace } from '../parts/token-face.tsx';

const StatementSheet = lateSheet(() => import('../parts/token-statement-sheet.tsx'), 'TokenStatementSheet');
const BooksSheet = lateSheet(() => import('../parts/token-books-sheet.tsx'), 'TokenBooksSheet');

export function Component() {
  return <ClubFrame>{(club) => <ClubToken club={club} />}</ClubFrame>;
}

type Opened = 'statement' | 'books' | null;

function ClubToken({ club }: { club: ClubView }) {
  const copy = useCopy(tokensCopy);
  const token = useToken(club.id);
  const [open, setOpen] = useState<Opened>(null);
  useTitle(
    token.data === undefined ? copy.own.title : copy.titleOf({ symbol: token.data.symbol, club: club.name }),
  );
  const close = () => setOpen(null);
  return (
    <Screen>
      <LampBeam at="80%" lean={10} spread={40} strength={0.9} />
      <ClubBar
        club={club}
        actions={
          token.data === undefined || token.data.mine === null ? undefined : (
            <IconButton
              label={copy.statement}
              icon={<Icon of={clockCounterClockwise} />}
              aria-haspopup="dialog"
              onClick={() => setOpen('statement')}
            />
          )
        }
      />
      <ScreenBody>
        <Answered
          query={token}
          copy={copy}
          failed={copy.failed}
          missing={copy.missing}
          picture={<Illustration name="case" />}
        >
          {(found) => <Face token={found} onBooks={() => setOpen('books')} />}
        </Answered>
      </ScreenBody>
      {token.data === undefined ? null : (
        <>
          <TokenDock token={token.data} />
          {open === 'statement' ? <StatementSheet token={token.data} onClose={close} /> : null}
          {open === 'books' ? <BooksSheet token={token.data} onClose={close} /> : null}
        </>
      )}
    </Screen>
  );
}

function Face({ token, onBooks }: { token: FanToken; onBooks: () => void }) {
  const copy = useCopy(tokensCopy);
  return (
    <div className="grid gap-5">
      <TokenFace token={token} />
      <NextPrice token={token} />
      <TokenChart token={token} />
      <GoodFor token={token}>
        <ListRow title={copy.books} leading={<Icon of={scales} />} leads onPress={onBooks} />
      </GoodFor>
    </div>
  );
}
