// People whom the viewer keeps apart, each with the way back.
import { Button } from '@stagepass/ui/button/button.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { More } from '#platform/query/more.tsx';
import type { ApartPerson, useApartList } from '../../data/people-lists.ts';
import { userPath } from '../../public/paths.ts';
import { UserCard } from '../../public/user-card.tsx';
import { useRelationActs } from '../person-acts.tsx';
import '../people-lists.css';

interface Words {
  act: string;
  actName: (values: { name: string }) => string;
}

export function ApartPeople(props: {
  people: ApartPerson[];
  query: ReturnType<typeof useApartList>;
  deed: 'unblock' | 'unmute';
  words: Words;
}) {
  return (
    <>
      <RowGroup>
        {props.people.map((person) => (
          <Person key={person.id} person={person} deed={props.deed} words={props.words} />
        ))}
      </RowGroup>
      <More query={props.query} />
    </>
  );
}

function Person({ person, deed, words }: { person: ApartPerson; deed: 'unblock' | 'unmute'; words: Words }) {
  const act = useRelationActs(person);
  return (
    <div className="sp-listed-person">
      <UserCard user={person} to={userPath(person.user_name)} />
      <Button
        variant="secondary"
        size="small"
        aria-label={words.actName({ name: person.display_name })}
        onClick={() => act(deed)}
      >
        {words.act}
      </Button>
    </div>
  );
}
