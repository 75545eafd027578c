// Owns still lifes that come after their words: few visits meet one, and all of them together weigh more than most screens.
import { boxes } from '@stagepass/ui/illustration/boxes.ts';
import type { IllustrationProps } from '@stagepass/ui/illustration/illustration.tsx';
import { type ComponentType, useEffect, useState } from 'react';

let drawn: ComponentType<IllustrationProps> | undefined;

/** Its place is kept; a picture that cannot be had is left out. */
export function Illustration(props: IllustrationProps) {
  const [Drawn, setDrawn] = useState(() => drawn);
  useEffect(() => {
    if (drawn !== undefined) return undefined;
    let wanted = true;
    import('@stagepass/ui/illustration/illustration.tsx').then(
      (module) => {
        drawn = module.Illustration;
        if (wanted) setDrawn(() => module.Illustration);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (Drawn !== undefined) return <Drawn {...props} />;
  return <svg className="w-full max-w-96" viewBox={boxes[props.name]} aria-hidden="true" />;
}
