// The face for people: my name, tier, number and badges in a club, and a code that leads to my profile.
import type { FanPass as OwnPass, PassClub } from '@stagepass/contract/redemption/shapes.ts';
import { FanPass } from '@stagepass/ui/fan-pass/fan-pass.tsx';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { redemptionCopy } from '../copy.ts';

export function AddMeFace({ user, shown }: { user: OwnPass['user']; shown: PassClub }) {
  const { pass: words } = useCopy(redemptionCopy);
  const { club } = shown;
  const name = user.display_name;
  return (
    <FanPass
      name={name}
      tier={shown.tier?.name ?? words.roles[shown.role]}
      note={words.note({ club: club.name, year: new Date(shown.joined_at).getFullYear().toString() })}
      number={words.number({ number: shown.number })}
      src={pictureAddress(club.cover_url ?? club.picture?.large_url)}
      label={words.cardLabel({ name })}
      aside={
        <>
          <Badges badges={shown.badges} />
          <b>{words.level({ count: shown.level })}</b>
          {words.scan}
        </>
      }
      code={
        <QrPlate
          text={`${window.location.origin}${userPath(user.user_name)}`}
          label={words.profileQr({ name })}
        />
      }
    />
  );
}

function Badges({ badges }: { badges: PassClub['badges'] }) {
  const { pass } = useCopy(redemptionCopy);
  const { qualities } = useCopy(itemCopy);
  if (badges.length === 0) return null;
  return (
    <span
      className="sp-fan-pass-badges"
      role="img"
      aria-label={pass.badges({
        names: badges.map(({ name, quality }) => `${name} (${qualities[quality]})`).join(', '),
      })}
    >
      {badges.map(({ design_id, quality, picture_url }) => (
        <RarityFrame key={design_id} rarity={quality} src={pictureAddress(picture_url)} size="2.75rem" />
      ))}
    </span>
  );
}
