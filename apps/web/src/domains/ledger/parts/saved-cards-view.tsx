// Saved cards, inside settings: the list, the default one, adding one, and removing one after a question.
import type { SavedCards } from '@stagepass/contract/ledger/card-shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { creditCard } from '@stagepass/ui/icon/phosphor/credit-card.ts';
import { flask } from '@stagepass/ui/icon/phosphor/flask.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { IconPlate } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useTitle } from '#platform/title/title.ts';
import { cardsCopy } from '../cards-copy.ts';
import { useCards, useDefaultCard, useRemoveCard } from '../data/cards.ts';
import { AddCard } from './add-card.tsx';
import { useCardName } from './use-card-name.ts';
import './top-up.css';

type Card = SavedCards['cards'][number];

export function View() {
  const copy = useCopy(cardsCopy);
  useTitle(copy.title);
  const [search] = useSearch();
  const isBack = search.has('added');
  const cards = useCards(isBack);
  return (
    <>
      <h1 className="sp-display">{copy.title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{copy.lead}</p>
      <Answered query={cards} copy={copy} failed={copy.failed}>
        {(found) => <Opened saved={found} isBack={isBack} />}
      </Answered>
    </>
  );
}

function Opened({ saved, isBack }: { saved: SavedCards; isBack: boolean }) {
  const copy = useCopy(cardsCopy);
  const [removing, setRemoving] = useState<Card | null>(null);
  const { cards, way } = saved;
  if (way === 'off') return <p>{copy.off}</p>;
  return (
    <div className="grid gap-5">
      {way === 'test' ? (
        <Notice tone="warn" icon={<Icon of={flask} weight="fill" />}>
          <b>{copy.test}</b> {copy.testText}
        </Notice>
      ) : null}
      {isBack && saved.adding ? <p role="status">{copy.adding}</p> : null}
      {cards.length === 0 ? (
        <div>
          <b>{copy.none}</b>
          <p className="sp-small sp-quiet">{copy.noneText}</p>
        </div>
      ) : (
        <ul>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} onRemove={() => setRemoving(card)} />
          ))}
        </ul>
      )}
      <AddCard saved={saved} />
      {removing === null ? null : <RemoveCard card={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}

const twoDigits = (month: number) => String(month).padStart(2, '0');

function CardRow({ card, onRemove }: { card: Card; onRemove: () => void }) {
  const copy = useCopy(cardsCopy);
  const name = useCardName()(card);
  const choose = useDefaultCard();
  const until = { month: twoDigits(card.exp_month), year: String(card.exp_year) };
  const makeDefault = () =>
    choose.mutate(card.id, {
      onSuccess: () => showToast({ title: copy.madeDefault({ card: name }) }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <li className="sp-till-row">
      <IconPlate icon={<Icon of={creditCard} />} />
      <span className="sp-till-words">
        <b>{name}</b>
        <span className="sp-small sp-quiet block">
          {card.expired ? copy.expired(until) : copy.expires(until)}
        </span>
      </span>
      {card.is_default ? (
        <Tag>{copy.default}</Tag>
      ) : (
        <Button
          size="small"
          variant="secondary"
          aria-label={copy.makeDefaultOf({ card: name })}
          loading={choose.isPending}
          onClick={makeDefault}
        >
          {copy.makeDefault}
        </Button>
      )}
      <Button size="small" variant="ghost" aria-label={copy.removeOf({ card: name })} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  );
}

function RemoveCard({ card, onClose }: { card: Card; onClose: () => void }) {
  const copy = useCopy(cardsCopy);
  const name = useCardName()(card);
  const remove = useRemoveCard();
  const act = () =>
    remove.mutate(card.id, {
      onSuccess: () => {
        showToast({ title: copy.removed({ card: name }) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.sureTitle({ card: name })}
      description={copy.sure}
      confirm={{ label: copy.remove, tone: 'danger', loading: remove.isPending, onConfirm: act }}
    >
      {remove.isError ? (
        <Notice tone="bad" live icon={<Icon of={warningCircle} weight="fill" />}>
          {errorSentence(copy, remove.error)}
        </Notice>
      ) : null}
    </ConfirmDialog>
  );
}
