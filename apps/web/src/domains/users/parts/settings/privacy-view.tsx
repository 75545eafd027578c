// Who sees what of the viewer: each choice holds at once.

import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Switch } from '@stagepass/ui/switch/switch.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useId } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { type Privacy, useChangePrivacy, usePrivacy } from '../../data/privacy.ts';
import { audiences, followableBy } from '../../model/privacy-choices.ts';
import { peopleCopy } from '../../people-copy.ts';
import { Answered, ViewHead } from './view-parts.tsx';

export function View() {
  const { privacy } = useCopy(peopleCopy);
  const query = usePrivacy();
  return (
    <>
      <ViewHead title={privacy.title} lead={privacy.lead} />
      <Answered query={query} failed={privacy.failed}>
        {(data) => <Choices privacy={data} />}
      </Answered>
    </>
  );
}

function Choices({ privacy }: { privacy: Privacy }) {
  const copy = useCopy(peopleCopy);
  const words = copy.privacy;
  const { mutate: set } = useChangePrivacy({
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const clubsId = useId();
  const requestsId = useId();
  const toAudiences = audiences.map((value) => ({ value, title: copy.audiences[value] }));
  return (
    <div className="grid gap-7">
      <div>
        <ChoiceGroup
          label={words.collection}
          choices={toAudiences}
          value={privacy.collection_for}
          onChange={(collection_for) => set({ collection_for })}
        />
        <p className="sp-small sp-faint mt-2">{words.collectionHint}</p>
      </div>
      <div>
        <ChoiceGroup
          label={words.followLists}
          choices={toAudiences}
          value={privacy.follow_lists_for}
          onChange={(follow_lists_for) => set({ follow_lists_for })}
        />
        <p className="sp-small sp-faint mt-2">{words.followListsHint}</p>
      </div>
      <div>
        <ChoiceGroup
          label={words.followable}
          choices={followableBy.map((value) => ({ value, title: copy.followableBy[value] }))}
          value={privacy.followable_by}
          onChange={(followable_by) => set({ followable_by })}
        />
        <p className="sp-small sp-faint mt-2">{words.followableHint}</p>
      </div>
      <RowGroup>
        <ListRow
          title={<label htmlFor={clubsId}>{words.clubs}</label>}
          detail={words.clubsHint}
          trailing={
            <Switch
              id={clubsId}
              checked={privacy.clubs_shown}
              onChange={(event) => set({ clubs_shown: event.currentTarget.checked })}
            />
          }
        />
        <ListRow
          title={<label htmlFor={requestsId}>{words.requests}</label>}
          detail={words.requestsHint}
          trailing={
            <Switch
              id={requestsId}
              checked={privacy.message_requests}
              onChange={(event) => set({ message_requests: event.currentTarget.checked })}
            />
          }
        />
      </RowGroup>
    </div>
  );
}
