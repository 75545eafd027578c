// The button that sends a form, inside it or at the foot of its sheet: busy for as long as the answer is awaited.
import { Button, type ButtonProps } from '@stagepass/ui/button/button.tsx';

export interface SubmitButtonProps
  extends Omit<ButtonProps, 'form' | 'type' | 'loading' | 'onClick' | 'render'> {
  of: { form: { id: string }; pending: boolean };
}

export function SubmitButton({ of, wide = true, ...look }: SubmitButtonProps) {
  return <Button {...look} wide={wide} type="submit" form={of.form.id} loading={of.pending} />;
}
