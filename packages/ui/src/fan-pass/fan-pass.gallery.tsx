// The laminate, hung and voided.
import type { Gallery } from '../gallery-shape.ts';
import { GelScope } from '../gel/gel-scope.tsx';
import { demoPoster } from '../illustration/demo-art.ts';
import { QrPlate } from '../qr-plate/qr-plate.tsx';
import { FanPass } from './fan-pass.tsx';

export const gallery: Gallery = {
  title: 'Fan pass',
  sections: [
    {
      name: 'On its lanyard',
      render: () => (
        <GelScope hue={355}>
          <FanPass
            name="Mara Okafor"
            tier="Front Row"
            note="Velvet Static, since 2023"
            src={demoPoster('beams', 355)}
            code={<QrPlate text="https://stagepass.example/p/00412" label="Code of pass 00412" />}
            number="#00412"
            aside={
              <>
                <b>Level 14</b>
                Scan to add me
              </>
            }
            label="Fan pass, Mara Okafor"
          />
        </GelScope>
      ),
    },
    {
      name: 'Voided',
      render: () => (
        <GelScope hue={150}>
          <FanPass
            hung={false}
            voided="Left the club"
            name="Maximiliane von Oberschwarzenbach"
            tier="Balcony"
            note="Third Kettle, since 2025"
            src={demoPoster('cup', 150)}
            code={<QrPlate text="https://stagepass.example/p/00007" label="Code of pass 7" />}
            number="#00007"
            aside={<b>Level 1</b>}
            label="Fan pass, no longer valid"
          />
        </GelScope>
      ),
    },
  ],
};
