// The head of a profile: the person's picture or their own art, under a scrim that holds the name.
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Print } from '@stagepass/ui/print/print.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { PersonAvatar } from '../public/person-avatar.tsx';
import { FanArt } from './fan-art.tsx';
import './profile-hero.css';

export function ProfileHero(props: {
  name: string;
  userName: string;
  hue: number;
  picture: { small_url: string; large_url: string } | null;
}) {
  const { name, userName, hue, picture } = props;
  // Where only the small picture is made yet it stands for both, and blown up it would be a blur.
  const src = pictureAddress(picture?.large_url === picture?.small_url ? null : picture?.large_url);
  const drawn = <FanArt name={userName} hue={hue} />;
  return (
    <div className="sp-profile-head">
      <div className="sp-profile-hero" aria-hidden="true">
        {src === undefined ? (
          drawn
        ) : (
          <Print src={src} width={390} height={276} priority="high" instead={drawn} />
        )}
      </div>
      {/* The picture that stands beside the name everywhere else: the head alone shows the large one. */}
      {picture === null ? null : (
        <div className="sp-profile-face">
          <PersonAvatar person={{ display_name: name, avatar: picture }} size={72} />
        </div>
      )}
      <FittedText as="h1" max={132} className="sp-profile-name">
        {name}
      </FittedText>
    </div>
  );
}
