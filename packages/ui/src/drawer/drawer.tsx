// A sheet that rises from the foot of the screen; dragged down by its handle, closed by Escape, a tap outside, its cross
// or the phone's way back.
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useBackCloses } from '../back/use-back-closes.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { useGel } from '../gel/gel-hue.ts';
import { Icon } from '../icon/icon.tsx';
import { x } from '../icon/phosphor/x.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import './drawer.css';
import { useDragDown } from './use-drag-down.ts';
import { useScrollStop } from './use-scroll-stop.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Keeps the title for screen readers only, for a sheet that is a plain list of acts. */
  titleHidden?: boolean | undefined;
  description?: ReactNode;
  /** What the sheet is about, beside its title. */
  picture?: ReactNode;
  /** A line above the title. */
  above?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays at the foot while the middle scrolls. */
  footer?: ReactNode;
};

export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, children, footer, ...head } = props;
  const sheet = useRef<HTMLDivElement | null>(null);
  // Closed while a form in it is sent, it would hide what failed, and the form's end would close the next sheet.
  const change = (next: boolean) => {
    const isBusy = sheet.current?.querySelector('form[aria-busy="true"]') != null;
    if (!isBusy) onOpenChange(next);
    return !isBusy;
  };
  const close = () => change(false);
  useBackCloses(open, close);
  // Where its frame (`drawer-frame.tsx`) has risen already, it must not rise a second time.
  const [risen] = useState<'' | undefined>(() =>
    document.querySelector('.sp-drawer[data-waiting]') === null ? undefined : '',
  );
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="sp-scrim" data-risen={risen} />
        <DrawerSheet risen={risen} sheet={sheet} described={head.description !== undefined} onDismiss={close}>
          <DrawerHead {...head} />
          <DrawerBody>{children}</DrawerBody>
          {footer === undefined ? null : <div className="sp-drawer-foot">{footer}</div>}
        </DrawerSheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

type DrawerHeadProps = Pick<
  DrawerProps,
  'title' | 'titleHidden' | 'description' | 'picture' | 'above' | 'closeLabel'
>;

function DrawerHead({ title, titleHidden, description, picture, above, closeLabel }: DrawerHeadProps) {
  return (
    <div className="sp-drawer-head" data-pictured={picture === undefined ? undefined : ''}>
      {picture}
      <div className="sp-drawer-words">
        {above}
        <Radix.Title className={titleHidden ? 'sp-visually-hidden' : 'sp-title'}>{title}</Radix.Title>
        {description === undefined ? null : (
          <Radix.Description asChild>
            <div className="sp-small sp-quiet">{description}</div>
          </Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton
          label={closeLabel}
          surface="raised"
          icon={<Icon of={x} weight="bold" size="1.125rem" />}
        />
      </Radix.Close>
    </div>
  );
}

function DrawerBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement | null>(null);
  useScrollStop(body);
  return (
    <div ref={body} className="sp-drawer-body">
      {children}
    </div>
  );
}

/** Two acts at the foot of a sheet, the one that counts last: side by side where both stay whole, below each other else. */
export function DrawerActs({ children }: { children: ReactNode }) {
  return <div className="sp-drawer-acts">{children}</div>;
}

type DrawerSheetProps = {
  risen: '' | undefined;
  sheet: RefObject<HTMLDivElement | null>;
  described: boolean;
  onDismiss: () => boolean;
  children: ReactNode;
};

function DrawerSheet({ risen, sheet, described, onDismiss, children }: DrawerSheetProps) {
  const drag = useDragDown(sheet, onDismiss);
  const { remember, onCloseAutoFocus } = useReturnFocus();
  const gel = useGel();
  return (
    <Radix.Content
      {...gel}
      ref={sheet}
      className="sp-drawer"
      data-risen={risen}
      {...(described ? {} : { 'aria-describedby': undefined })}
      // The sheet itself takes the focus: reading starts at its title, and its cross is not lit up for nothing.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        remember();
        sheet.current?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <div className="sp-drawer-handle" aria-hidden="true" {...drag} />
      {children}
    </Radix.Content>
  );
}
