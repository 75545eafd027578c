// People one may write to: found by name, otherwise those one may know.
import type { ChatPerson } from '@stagepass/contract/chat/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/lean/magnifying-glass.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useCall } from '#platform/query/query.ts';
import { useSettled } from '#platform/query/use-settled.ts';
import { listCopy } from '../list-copy.ts';

interface PeopleToWriteProps {
  heading: string;
  clubId?: string;
  pathTo: (person: ChatPerson) => string;
}

export function PeopleToWrite({ heading, clubId, pathTo }: PeopleToWriteProps) {
  const copy = useCopy(listCopy);
  const { start } = copy;
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const people = useCall(
    'GET /chat/people',
    { query: { ...(q === '' ? {} : { q }), ...(clubId === undefined ? {} : { club_id: clubId }) } },
    { key: ['chat', 'people', clubId ?? '', q], placeholderData: keepPreviousData },
  );
  return (
    <>
      <Field
        label={start.search}
        labelHidden
        type="search"
        placeholder={start.placeholder}
        icon={<Icon of={magnifyingGlass} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <section aria-labelledby="people">
        <SectionHead title={q === '' ? heading : start.found} id="people" />
        <Answered query={people} copy={copy} failed={start.failed}>
          {(found) =>
            found.length === 0 ? (
              <p className="sp-quiet">{q === '' ? start.noneYet : start.none({ q })}</p>
            ) : (
              <RowGroup>
                {found.map((person) => (
                  <UserCard
                    key={person.id}
                    user={person}
                    to={pathTo(person)}
                    detail={
                      person.arrives === 'request'
                        ? start.request({ name: `@${person.user_name}` })
                        : undefined
                    }
                  />
                ))}
              </RowGroup>
            )
          }
        </Answered>
      </section>
    </>
  );
}
