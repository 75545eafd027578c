// Adding a card: out to Stripe's page, where it is entered; or, in the demo, a test card of one's choice.
import type { SavedCards, TestCardKind } from '@stagepass/contract/ledger/card-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { cardsCopy } from '../cards-copy.ts';
import { useAddCard } from '../data/cards.ts';

const testKinds = ['accepted', 'declined', 'confirmation'] as const satisfies readonly TestCardKind[];

export function AddCard({ saved }: { saved: SavedCards }) {
  const copy = useCopy(cardsCopy);
  const [choosing, setChoosing] = useState(false);
  const add = useAddCard();
  if (saved.cards.length >= saved.max)
    return <p className="sp-small sp-quiet">{copy.full({ count: saved.max })}</p>;
  const leave = () =>
    add.mutate(null, { onSuccess: (url) => (url === null ? undefined : window.location.assign(url)) });
  return (
    <div className="grid gap-3">
      {add.isError ? (
        <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
          {errorSentence(copy, add.error)}
        </Notice>
      ) : null}
      <Button
        wide
        icon={<Icon of={plus} weight="bold" />}
        // Stays busy while the browser leaves for the other page.
        loading={add.isPending || (add.isSuccess && add.data !== null)}
        onClick={saved.way === 'test' ? () => setChoosing(true) : leave}
      >
        {copy.add}
      </Button>
      {choosing ? <TestCards onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

function TestCards({ onClose }: { onClose: () => void }) {
  const copy = useCopy(cardsCopy);
  const add = useAddCard();
  const choose = (kind: TestCardKind) => () => {
    if (!add.isPending) add.mutate(kind, { onSuccess: onClose });
  };
  return (
    <Sheet onClose={onClose} title={copy.testTitle} description={copy.testLead}>
      <div className="grid gap-3">
        {add.isError ? (
          <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
            {errorSentence(copy, add.error)}
          </Notice>
        ) : null}
        {testKinds.map((kind) => (
          <Button
            key={kind}
            wide
            variant="secondary"
            loading={add.isPending && add.variables === kind}
            onClick={choose(kind)}
          >
            {copy.testKinds[kind]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
