// The ticket in each of its states.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { Icon } from '../icon/icon.tsx';
import { brain } from '../icon/phosphor/brain.ts';
import { eye } from '../icon/phosphor/eye.ts';
import { mapPin } from '../icon/phosphor/map-pin.ts';
import { qrCode } from '../icon/phosphor/qr-code.ts';
import { demoPoster } from '../illustration/demo-art.ts';
import { MissionTicket } from './mission-ticket.tsx';

export const gallery: Gallery = {
  title: 'Mission ticket',
  sections: [
    {
      name: 'Open, active, urgent',
      render: () => (
        <div style={{ display: 'grid', gap: 10 }}>
          <GelScope hue={55}>
            <MissionTicket
              title="Away day in Hull"
              by="Paper Tigers FC"
              src={demoPoster('tiger', 55)}
              state="open"
              worth="275"
              unit="XP"
              hint={
                <>
                  <Icon of={mapPin} weight="fill" />
                  <Icon of={qrCode} />
                  <Icon of={brain} />4 steps
                </>
              }
              render={(ticket) => <a href="#ticket" {...ticket} />}
            />
          </GelScope>
          <GelScope hue={265}>
            <MissionTicket
              title="Beat the fog level"
              by="Tin Lighthouse"
              src={demoPoster('beams', 265)}
              state="active"
              worth="200"
              unit="XP"
              steps={{ done: 2, total: 3, label: '2 of 3 steps' }}
              hint="Find the lamp"
            />
          </GelScope>
          <GelScope hue={150}>
            <MissionTicket
              title="Morning, regular"
              by="Third Kettle"
              src={demoPoster('cup', 150)}
              state="active"
              worth="50"
              unit="XP"
              steps={{ done: 1, total: 4, label: '1 of 4 steps' }}
              hint="3h 40m left"
              urgent
            />
          </GelScope>
        </div>
      ),
    },
    {
      name: 'In review, done, locked, over',
      render: () => (
        <div style={{ display: 'grid', gap: 10 }}>
          <GelScope hue={310}>
            <MissionTicket
              title="Name the sourdough"
              by="Ola After Dark"
              src={demoPoster('waves', 310)}
              state="review"
              unit="Sent"
              hint={
                <>
                  <Icon of={eye} />
                  Ola answers by Tuesday
                </>
              }
            />
          </GelScope>
          <MissionTicket
            title="Pick the encore"
            by="Kite Season"
            src={demoPoster('kites', 95)}
            state="done"
            stampLabel="Done, 50 XP earned"
          />
          <GelScope hue={20}>
            <MissionTicket
              title="Mind the trapdoor, and then the one after it"
              by="The Trapdoor"
              src={demoPoster('curtain', 20)}
              state="locked"
              unit="Floor"
              hint="Opens at Floor tier"
            />
            <MissionTicket title="Sunday rehearsal" by="The Trapdoor" state="over" unit="Ended" />
          </GelScope>
        </div>
      ),
    },
  ],
};
