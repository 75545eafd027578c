// An email address in running text: too long for its line, it is divided after the @ before anywhere else.
import './mail-address.css';

export type MailAddressProps = {
  children: string;
  /** The end of a text: it moves to a line of its own before it is divided. */
  last?: boolean;
};

export function MailAddress({ children, last }: MailAddressProps) {
  const host = children.lastIndexOf('@') + 1;
  return (
    <bdi className="sp-mail-address" data-last={last ? '' : undefined}>
      {children.slice(0, host)}
      <wbr />
      {children.slice(host)}
    </bdi>
  );
}
