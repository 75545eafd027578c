// Muted words, people and threads, and letting them back in.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type FormEvent, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import {
  type MutedWord,
  useApartList,
  useMutedWords,
  useMuteWord,
  useUnmuteWord,
} from '../../data/people-lists.ts';
import { peopleCopy } from '../../people-copy.ts';
import { ApartPeople } from './apart-people.tsx';
import { MutedThreads } from './muted-threads.tsx';
import { Answered, ViewHead } from './view-parts.tsx';

const LONGEST = 50;

export function View() {
  const { muted } = useCopy(peopleCopy);
  const people = useApartList('mutes');
  const words = useMutedWords();
  return (
    <>
      <ViewHead title={muted.title} lead={muted.lead} />
      <SectionHead title={muted.words} />
      <AddWord />
      <Answered query={words} failed={muted.failed}>
        {(data) => <Words words={data} />}
      </Answered>
      <SectionHead title={muted.people} />
      <Answered query={people} failed={muted.failed}>
        {(data) =>
          data.length === 0 ? (
            <p className="sp-quiet">{muted.noPeople}</p>
          ) : (
            <ApartPeople
              people={data}
              query={people}
              deed="unmute"
              words={{ act: muted.unmute, actName: muted.unmuteName }}
            />
          )
        }
      </Answered>
      <MutedThreads />
    </>
  );
}

function AddWord() {
  const copy = useCopy(peopleCopy);
  const { muted } = copy;
  const [word, setWord] = useState('');
  const [error, setError] = useState<string>();
  const mute = useMuteWord();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const typed = word.trim();
    if (typed === '') return setError(muted.missing);
    if (typed.length > LONGEST) return setError(muted.long);
    mute.mutate(typed, {
      onSuccess: () => setWord(''),
      onError: (failure) => setError(errorSentence(copy, failure)),
    });
  };
  return (
    <form onSubmit={add} noValidate className="mb-4 grid gap-3">
      <Field
        label={muted.word}
        hint={muted.wordHint}
        error={error}
        value={word}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => {
          setWord(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <div>
        <Button type="submit" variant="secondary" loading={mute.isPending}>
          {muted.add}
        </Button>
      </div>
    </form>
  );
}

function Words({ words }: { words: MutedWord[] }) {
  const copy = useCopy(peopleCopy);
  const { muted } = copy;
  const remove = useUnmuteWord();
  const again = useMuteWord();
  const letBack = (word: MutedWord) =>
    remove.mutate(word, {
      onSuccess: () =>
        showToast({
          title: muted.wordBack({ word: word.word }),
          action: { label: copy.undo, onAction: () => again.mutate(word.word) },
        }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  if (words.length === 0) return <p className="sp-quiet">{muted.noWords}</p>;
  return (
    <RowGroup>
      {words.map((word) => (
        <ListRow
          key={word.id}
          title={<bdi className="break-words">{word.word}</bdi>}
          trailing={
            <IconButton
              label={muted.removeWord({ word: word.word })}
              icon={<Icon of={x} weight="bold" size="1rem" />}
              onClick={() => letBack(word)}
            />
          }
        />
      ))}
    </RowGroup>
  );
}
