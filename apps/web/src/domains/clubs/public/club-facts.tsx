// What a club is at one look: its kind, who sees it and gets in, how many are in it, since when, in which language.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { globe } from '@stagepass/ui/icon/phosphor/lean/globe.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lean/lock-simple.ts';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { interestCopy } from '#domains/users/public/interest-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { factsCopy } from '../facts-copy.ts';
import { languageName } from '../model/languages.ts';
import type { ClubView } from './use-club.ts';

export function ClubFacts({ club }: { club: ClubView }) {
  const copy = useCopy(factsCopy);
  const { names } = useCopy(interestCopy);
  const { tag } = useLocale();
  const day = datesIn(tag, { month: 'long', year: 'numeric' }).format(new Date(club.created_at));
  const isPrivate = club.visibility === 'private';
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        <Tag>{names[club.category]}</Tag>
        <Tag tone="plain" icon={<Icon of={isPrivate ? lockSimple : globe} />}>
          {copy.visibility[club.visibility]}
        </Tag>
        <Tag tone="plain">{copy.joining[club.join_policy]}</Tag>
      </div>
      <p className="sp-small sp-quiet mt-3">
        <strong>{copy.members({ count: club.member_count })}</strong>
        {'. '}
        {copy.founded({ day })} {copy.spoken({ language: languageName(club.language) })}
      </p>
    </div>
  );
}
