// My laminate: one club at a time, with a face for doors and one for people. Swiped, or moved by its dots or arrow keys, from
// club to club.
import type { PassClub } from '@stagepass/contract/redemption/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { redemptionCopy } from '../copy.ts';
import { usePass } from '../data/pass.ts';
import { phoneName } from '../model/phone-name.ts';
import { DoorFace } from './door-face.tsx';
import { NoPass } from './no-pass.tsx';
import { PassBar, type PassSheet } from './pass-bar.tsx';
import { PassDots } from './pass-dots.tsx';
import { useSwipe } from './use-swipe.ts';
import './passes.css';

const AddMeFace = latePart(
  () => import('./add-me-face.tsx'),
  'AddMeFace',
  <Skeleton width="100%" height="36rem" />,
);
const PhonesSheet = latePart(() => import('./phones-sheet.tsx'), 'PhonesSheet');
const TypedCodeSheet = latePart(() => import('./typed-code.tsx'), 'TypedCodeSheet');

export type Face = 'door' | 'add';

export interface PassesProps {
  /** An id or handle; the first club where there is none, or it is not known. */
  wanted: string | undefined;
  face: Face;
  onFace: (face: Face) => void;
  onClub: (club: PassClub['club']) => void;
  /** Instead of the first club's, where the wanted one is not among mine. */
  unknown?: ReactNode;
}

export function Passes({ wanted, face, onFace, onClub, unknown }: PassesProps) {
  const copy = useCopy(redemptionCopy);
  useTitle(copy.pass.title);
  const userId = useSession()?.user_id ?? '';
  const pass = usePass(userId, phoneName(navigator.userAgent) ?? copy.thisPhone);
  const [opened, setOpened] = useState<PassSheet | null>(null);
  const clubs = pass.data?.pass.clubs ?? [];
  const found = clubs.findIndex(({ club }) => club.id === wanted || club.handle === wanted);
  const at = Math.max(0, found);
  const shown = clubs[at];
  const step = (by: number) => {
    const next = clubs[at + by];
    if (next !== undefined) onClub(next.club);
  };
  const swipe = useSwipe({ onLeft: () => step(1), onRight: () => step(-1) });
  if (unknown !== undefined && pass.data !== undefined && found === -1) return unknown;
  return (
    <GelScope hue={shown?.club.hue ?? 62}>
      <Screen>
        <LampBeam at="50%" lean={0} spread={60} strength={1} />
        <ScreenBody className="sp-pass-screen">
          <PassBar face={face} shown={shown} user={pass.data?.pass.user} onOpen={setOpened} />
          <Answered query={pass} copy={copy} failed={copy.pass.failed} skeleton={<Waiting />}>
            {(own) =>
              shown === undefined ? (
                <NoPass />
              ) : (
                <>
                  <div key={`${shown.club.id} ${face}`} className="sp-pass-faces" {...swipe}>
                    {face === 'door' ? (
                      <DoorFace own={own} shown={shown} />
                    ) : (
                      <AddMeFace user={own.pass.user} shown={shown} />
                    )}
                  </div>
                  <div className="sp-pass-turn">
                    <SegmentedControl<Face>
                      label={copy.pass.face}
                      segments={[
                        { value: 'door', label: copy.pass.faces.door },
                        { value: 'add', label: copy.pass.faces.add },
                      ]}
                      value={face}
                      onChange={onFace}
                    />
                  </div>
                  <PassDots clubs={clubs} at={at} onStep={step} onClub={onClub} />
                </>
              )
            }
          </Answered>
        </ScreenBody>
        <Suspense>
          {opened === 'phones' ? (
            <PhonesSheet keyId={pass.data?.key?.key_id ?? null} onClose={() => setOpened(null)} />
          ) : null}
          {opened === 'typed' ? (
            <TypedCodeSheet
              of={{ kind: 'pass' }}
              offset_ms={pass.data?.offset_ms ?? 0}
              onClose={() => setOpened(null)}
            />
          ) : null}
        </Suspense>
      </Screen>
    </GelScope>
  );
}

function Waiting() {
  return (
    <div className="mx-auto max-w-84 pt-[3.625rem]">
      <Skeleton width="100%" height="36rem" />
    </div>
  );
}
