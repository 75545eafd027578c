// A step inside the sheet of an own item: the sheet keeps its head, its middle is about one deed, and the way back stands beside it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { DrawerActs } from '@stagepass/ui/drawer/drawer.tsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import './sheet-step.css';

export interface SheetStepProps {
  title: string;
  lead?: ReactNode;
  back: { label: string; onBack: () => void };
  /** While the deed is under way nobody leaves the step. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** The button of the deed; none before there is something to do. */
  act?: ReactNode;
  children: ReactNode;
}

export function SheetStep({ title, lead, back, busy, onBusy, act, children }: SheetStepProps) {
  const heading = useRef<HTMLHeadingElement | null>(null);
  const tell = useEffectEvent(onBusy);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.sp-drawer-body')?.scrollTo?.({ top: 0 });
  }, []);
  useEffect(() => {
    tell(busy);
    return () => tell(false);
  }, [busy]);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="sp-head sp-step-title" dir="auto">
        {title}
      </h3>
      {lead === undefined ? null : <p className="sp-small sp-quiet mt-1">{lead}</p>}
      <div className="mt-4" />
      {children}
      <div className="sp-step-foot">
        <DrawerActs>
          <Button variant="secondary" disabled={busy} onClick={back.onBack}>
            {back.label}
          </Button>
          {act}
        </DrawerActs>
      </div>
    </>
  );
}
