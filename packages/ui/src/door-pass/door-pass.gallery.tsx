// The pass's face for doors, with a stub and without.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { QrPlate } from '../qr-plate/qr-plate.tsx';
import { DoorPass } from './door-pass.tsx';

const code = <QrPlate text="https://stagepass.example/p/00003" label="Code of pass 3" correction="L" />;

export const gallery: Gallery = {
  title: 'Door pass',
  sections: [
    {
      name: 'With tickets',
      render: () => (
        <GelScope hue={355}>
          <DoorPass
            club="Velvet Static"
            tier="Front Row"
            name="Noa Levi"
            number="#00003"
            code={code}
            left={22 / 30}
            notes={<span>New code in 22 s</span>}
            stub={
              <a href="#tickets">
                <strong>2</strong>
                <span>
                  <b>tickets for today</b>
                  Ten nights, ten rooms
                </span>
              </a>
            }
            label="Fan pass, Noa Levi"
          />
        </GelScope>
      ),
    },
    {
      name: 'Long names',
      render: () => (
        <GelScope hue={150}>
          <DoorPass
            club="The Oberschwarzenbach Philharmonic Supporters"
            tier="Founding patron of the balcony"
            name="Maximiliane von Oberschwarzenbach"
            number="#00007"
            code={code}
            left={0.1}
            notes={<span>New code in 3 s</span>}
            label="Fan pass, Maximiliane von Oberschwarzenbach"
          />
        </GelScope>
      ),
    },
  ],
};
