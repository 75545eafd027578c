// The moment somebody is in: their pass with its number drops, and the way on.

import { FanPass } from '@stagepass/ui/fan-pass/fan-pass.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { useSession } from '#platform/session/session.ts';
import { admissionsCopy } from '../copy.ts';
import './joined-pass.css';

export interface JoinedPassProps {
  club: { handle: string; name: string; picture: { large_url: string } | null; cover_url: string | null };
  number: number;
  xp: number;
}

export function JoinedPass({ club, number, xp }: JoinedPassProps) {
  const { joined } = useCopy(admissionsCopy);
  const session = useSession();
  // What they were at before they joined.
  const onward = nextOf(useLocation().search);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    haptic('punch');
    heading.current?.focus();
  }, []);
  const art = club.cover_url ?? club.picture?.large_url;
  const home = clubScreenPath(club.handle, 'home');
  return (
    <Screen>
      <LampBeam />
      <ScreenBody>
        <h1 ref={heading} tabIndex={-1} className="sp-display text-center mt-6 outline-none">
          {joined.title}
        </h1>
        <div className="sp-joined-pass">
          <FanPass
            name={session?.display_name ?? ''}
            tier={joined.member}
            note={club.name}
            src={pictureAddress(art)}
            number={joined.number({ number })}
            label={joined.pass({ name: session?.display_name ?? '' })}
            code={<QrPlate text={`${window.location.origin}${home}`} label={club.name} />}
          />
        </div>
        <p className="text-center mt-4">{joined.text({ number, club: club.name })}</p>
        {xp > 0 ? <p className="sp-gel text-center mt-2 font-semibold">{joined.xp({ xp })}</p> : null}
      </ScreenBody>
      <Dock>
        <div className="grid flex-1 gap-2">
          {onward === null ? null : (
            <LinkButton to={onward} replace wide>
              {backWords(onward, joined.back)}
            </LinkButton>
          )}
          <LinkButton to={home} replace wide variant={onward === null ? 'primary' : 'ghost'}>
            {joined.open}
          </LinkButton>
        </div>
      </Dock>
    </Screen>
  );
}

/** Named by what kind of page it is; its title is not known here. */
function backWords(onward: string, words: Copy<typeof admissionsCopy>['joined']['back']): string {
  if (onward.startsWith('/campaign/')) return words.campaign;
  if (/^\/(?:club\/)?mission(?:-detail)?\//.test(onward)) return words.mission;
  return /^\/(?:club\/)?station\//.test(onward) ? words.station : words.other;
}
