// The fans of a mission: how far each is, and the way to take back a reward that was given wrongly.
import type { MissionParticipant } from '@stagepass/contract/missions/participant-shapes.ts';
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useParticipants } from '../../data/participants.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';
import { TakeBackSheet } from './take-back-sheet.tsx';

export interface ParticipantsSheetProps {
  mission: ManagedMission;
  onClose: () => void;
}

export function ParticipantsSheet({ mission, onClose }: ParticipantsSheetProps) {
  const copy = useCopy(manageMissionsCopy);
  const query = useParticipants(mission.id);
  const [taking, setTaking] = useState<MissionParticipant | null>(null);
  if (taking !== null)
    return (
      <TakeBackSheet
        of={{ mission_id: mission.id, user: taking.user, period: taking.period }}
        onClose={() => setTaking(null)}
      />
    );
  return (
    <Sheet
      onClose={onClose}
      title={copy.participants.title}
      description={<span dir="auto">{mission.title}</span>}
    >
      <Answered query={query} copy={copy} failed={copy.participants.failed}>
        {(fans) =>
          fans.length === 0 ? (
            <p className="sp-quiet">{copy.participants.empty}</p>
          ) : (
            <RowGroup>
              {fans.map((fan) => (
                <Fan key={`${fan.user.id}:${fan.period}`} fan={fan} onTakeBack={() => setTaking(fan)} />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <More query={query} />
    </Sheet>
  );
}

function Fan({ fan, onTakeBack }: { fan: MissionParticipant; onTakeBack: () => void }) {
  const { participants, takeBack } = useCopy(manageMissionsCopy);
  const { tag } = useLocale();
  const { user, state, taken_back, started_at, completed_at } = fan;
  const detail =
    taken_back === null
      ? participants.when({
          state: participants.states[state],
          when: momentIn(tag, completed_at ?? started_at),
        })
      : participants.takenBack({ reason: taken_back.reason });
  return (
    <UserCard
      user={user}
      detail={detail}
      trailing={
        fan.can.take_back ? (
          <Button
            variant="ghost"
            size="small"
            aria-label={takeBack.actOf({ name: user.display_name })}
            onClick={onTakeBack}
          >
            {takeBack.short}
          </Button>
        ) : undefined
      }
    />
  );
}
