// /club/{id}/manage-achievement: the club's achievements by state; ?achievement=new offers templates, an id opens the editor.
import { useState } from 'react';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useAchievementEditor } from '../data/manage.ts';
import { manageAchievementsCopy } from '../manage-copy.ts';
import { type AchievementForm, formOf } from '../model/draft.ts';
import { AchievementList } from '../parts/manage/achievement-list.tsx';
import { TemplateList } from '../parts/manage/template-list.tsx';
import { manageAchievementsPath } from '../public/paths.ts';
import '../parts/manage/manage-achievements.css';

const Editor = latePart(
  () => import('../parts/manage/achievement-editor.tsx'),
  'AchievementEditor',
  undefined,
  'fails-screen',
);

export function Component() {
  const [search] = useSearch();
  const achievement = search.get('achievement');
  return (
    <ClubFrame need="manage_content">
      {(club) =>
        achievement === null ? (
          <AchievementList club={club} />
        ) : achievement === 'new' ? (
          <New key="new" club={club} />
        ) : (
          <Existing key={achievement} club={club} id={achievement} />
        )
      }
    </ClubFrame>
  );
}

function New({ club }: { club: ClubView }) {
  const copy = useCopy(manageAchievementsCopy);
  useTitle(copy.newTitle);
  const [chosen, setChosen] = useState<AchievementForm | null>(null);
  if (chosen !== null)
    return <Editor meanwhile={<Waiting club={club} />} club={club} achievement={null} initial={chosen} />;
  return (
    <ClubScreen club={club} above={manageAchievementsPath(club.handle)}>
      <h1 className="sp-display mb-4">{copy.newTitle}</h1>
      <TemplateList hue={club.hue} onChoose={setChosen} />
    </ClubScreen>
  );
}

function Waiting({ club }: { club: ClubView }) {
  const copy = useCopy(manageAchievementsCopy);
  return (
    <ClubScreen club={club} above={manageAchievementsPath(club.handle)}>
      <h1 className="sp-display">{copy.editTitle}</h1>
    </ClubScreen>
  );
}

function Existing({ club, id }: { club: ClubView; id: string }) {
  const copy = useCopy(manageAchievementsCopy);
  const query = useAchievementEditor(id);
  useTitle(copy.editTitle);
  if (query.data)
    return (
      <Editor
        meanwhile={<Waiting club={club} />}
        club={club}
        achievement={query.data}
        initial={formOf(query.data)}
      />
    );
  return (
    <ClubScreen club={club} above={manageAchievementsPath(club.handle)}>
      <h1 className="sp-display mb-5">{copy.editTitle}</h1>
      <Unanswered query={query} copy={copy} failed={copy.editorFailed} />
    </ClubScreen>
  );
}
