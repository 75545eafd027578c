// A club that my pass does not show: whoever is no member is led to the way in.
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { NoPass } from './no-pass.tsx';

export function ClubWithoutMe() {
  return (
    <ClubFrame need="membership">
      {() => (
        <BackScreen above="/home">
          <NoPass />
        </BackScreen>
      )}
    </ClubFrame>
  );
}
