// What is wrong with a form as a whole, read out at once as it appears.
import { Notice } from '@stagepass/ui/notice/notice.tsx';

/** The button may be far from it. */
const show = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: 'center' });

export function FormError({ of }: { of: { errors: { form?: string | undefined } } }) {
  const sentence = of.errors.form;
  return sentence === undefined ? null : (
    <div role="alert" ref={show}>
      <Notice tone="bad">{sentence}</Notice>
    </div>
  );
}
