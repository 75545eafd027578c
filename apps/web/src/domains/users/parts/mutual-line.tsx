// Whom the viewer knows among a person's followers, with their faces.
import type { PublicProfile } from '@stagepass/contract/users/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { peopleCopy } from '../people-copy.ts';
import { PersonAvatar } from '../public/person-avatar.tsx';

const NAMED = 2;

export function MutualLine({ mutual }: { mutual: PublicProfile['mutual'] }) {
  const copy = useCopy(peopleCopy);
  const { tag } = useLocale();
  if (mutual.some.length === 0) return null;
  const named = mutual.some.slice(0, NAMED).map((person) => person.display_name);
  const others = mutual.count - named.length;
  // A list that goes on is not closed by an 'and' of its own.
  const type = others > 0 ? 'unit' : 'conjunction';
  const names = new Intl.ListFormat(tag, { type }).format(named);
  return (
    <p className="sp-small sp-quiet mt-3 flex items-center gap-2">
      <span className="flex [&>*+*]:-ms-2" aria-hidden="true">
        {mutual.some.map((person) => (
          <PersonAvatar key={person.id} person={person} size={24} />
        ))}
      </span>
      <span className="min-w-0 break-words" dir="auto">
        {others > 0 ? copy.profile.mutualMore({ count: others, names }) : copy.profile.mutual({ names })}
      </span>
    </p>
  );
}
