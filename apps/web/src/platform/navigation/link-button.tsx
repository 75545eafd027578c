// Owns what looks like a button, or like words in a text, and leads to another screen.
import { Button, type ButtonProps } from '@stagepass/ui/button/button.tsx';
import { TextLink, type TextLinkProps } from '@stagepass/ui/text-link/text-link.tsx';
import { Link, type LinkProps } from './link.tsx';

type Way = Pick<LinkProps, 'to' | 'replace' | 'aria-label'>;
type Look = Omit<ButtonProps, 'render' | 'onClick' | 'disabled' | 'loading' | 'type' | keyof Way>;

export function LinkButton({ to, replace, 'aria-label': label, ...look }: Way & Look) {
  return (
    <Button
      {...look}
      render={(anatomy) => <Link to={to} replace={replace} aria-label={label} {...anatomy} />}
    />
  );
}

export function LinkWords({
  to,
  alone,
  children,
}: Pick<LinkProps, 'to'> & Pick<TextLinkProps, 'alone' | 'children'>) {
  return (
    <TextLink
      alone={alone}
      render={(anatomy) => (
        <Link to={to} {...anatomy}>
          {children}
        </Link>
      )}
    />
  );
}
