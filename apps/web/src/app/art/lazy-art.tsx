// Owns showing a still life without paying for it in the first load; a picture that cannot be had is left out.
import { type ComponentType, useEffect, useState } from 'react';

const pictures = {
  lead: () => import('./pulled-lead.tsx').then((module) => module.PulledLead),
  torch: () => import('./torch.tsx').then((module) => module.Torch),
  ticket: () => import('./loose-ticket.tsx').then((module) => module.LooseTicket),
} satisfies Record<string, () => Promise<ComponentType<{ label: string }>>>;

export function LazyArt({ of, label }: { of: keyof typeof pictures; label: string }) {
  const [picture, setPicture] = useState<{ Art: ComponentType<{ label: string }> } | null>(null);
  useEffect(() => {
    let wanted = true;
    // Offline the picture may not be there: the words stand alone then.
    pictures[of]().then(
      (Art) => wanted && setPicture({ Art }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [of]);
  return picture ? <picture.Art label={label} /> : null;
}
