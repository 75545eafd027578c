// An e-mail address in running text: too long for its line, it is divided after the @ before anywhere else.
import './mail-address.css';

export function MailAddress({ children }: { children: string }) {
  const host = children.lastIndexOf('@') + 1;
  return (
    <bdi className="sp-mail-address">
      {children.slice(0, host)}
      <wbr />
      {children.slice(host)}
    </bdi>
  );
}
