// Muted words, people and threads, and letting them back in.
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
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
  const mute = useMuteWord();
  const form = useForm({
    initial: { word: '' },
    copy,
    check: ({ word }) => {
      if (word.trim() === '') return { word: muted.missing };
      return word.trim().length > LONGEST ? { word: muted.long } : {};
    },
    send: async ({ word }) => {
      await mute.mutateAsync(word.trim());
      form.saved({ word: '' });
    },
    explain: (error) => ({ word: errorSentence(copy, error) }),
  });
  return (
    <form {...form.form} className="mb-4 grid gap-3">
      <Field
        {...form.field('word')}
        label={muted.word}
        hint={muted.wordHint}
        autoComplete="off"
        autoCapitalize="none"
      />
      <div>
        <SubmitButton of={form} wide={false} variant="secondary">
          {muted.add}
        </SubmitButton>
      </div>
    </form>
  );
}

function Words({ words }: { words: MutedWord[] }) {
  const copy = useCopy(peopleCopy);
  const { muted } = copy;
  const again = useMuteWord();
  const remove = useUnmuteWord({
    done: (_words, { word }) =>
      showToast({
        title: muted.wordBack({ word }),
        action: { label: copy.undo, onAction: () => again.mutate(word) },
      }),
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
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
              onClick={() => remove.mutate(word)}
            />
          }
        />
      ))}
    </RowGroup>
  );
}
