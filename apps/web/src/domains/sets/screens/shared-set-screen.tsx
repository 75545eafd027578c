// /set/{set}~{user name}: what somebody has of a set, for whoever was sent the link.
import type { UserSet } from '@stagepass/contract/sets/shapes.ts';
import { AlbumPage, AlbumPlace } from '@stagepass/ui/album-page/album-page.tsx';
import { useParams } from 'react-router';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useCall } from '#platform/query/query.ts';
import { SharedScreen } from '#platform/share/shared-screen.tsx';
import { setsCopy } from '../copy.ts';
import { setPath } from '../public/paths.ts';
import '../parts/sets.css';

export function Component() {
  const { id = '' } = useParams();
  const [setId = '', user = ''] = id.split('~');
  const copy = useCopy(setsCopy);
  const query = useCall(
    'GET /item-sets/:id/of/:user',
    { params: { id: setId, user } },
    { key: ['sets', 'of', setId, user] },
  );
  return (
    <SharedScreen
      query={query}
      copy={copy}
      page={copy.title}
      titleOf={({ set }) => set.name}
      hueOf={({ set }) => set.club.hue}
      failed={copy.failed}
      missing={copy.shared.missingTitle}
    >
      {(found) => <Shared {...found} />}
    </SharedScreen>
  );
}

function Shared({ set, user, entries }: UserSet) {
  const copy = useCopy(setsCopy);
  const { qualities } = useCopy(itemCopy);
  const { id, name, collected, size, club } = set;
  const who = user.display_name;
  return (
    <>
      <div className="sp-set-head">
        <h1 className="sp-display" dir="auto">
          {name}
        </h1>
        <span className="sp-set-of">{copy.of({ collected, size })}</span>
      </div>
      <p dir="auto">
        {collected === size
          ? copy.shared.complete({ user: who })
          : copy.shared.has({ user: who, collected, size })}
      </p>
      <p className="sp-quiet" dir="auto">
        {club.name}
      </p>
      <div className="sp-set-page">
        <AlbumPage label={copy.page({ name, collected, size })}>
          {entries.map(({ design, owned }) => (
            <AlbumPlace
              key={design.id}
              rarity={design.quality}
              src={pictureAddress(design.picture?.small_url)}
              owned={owned}
              label={
                owned
                  ? copy.shared.owned({ name: design.name, rarity: qualities[design.quality] })
                  : copy.place.missing({ name: design.name, rarity: qualities[design.quality] })
              }
              onOpen={() => go(setPath(id))}
            />
          ))}
        </AlbumPage>
      </div>
      <div className="mt-4 grid justify-items-center gap-2">
        <LinkButton to={setPath(id)}>{copy.shared.album}</LinkButton>
        <LinkButton to={userPath(user.user_name)} variant="ghost">
          {copy.shared.profile({ user: who })}
        </LinkButton>
      </div>
    </>
  );
}
