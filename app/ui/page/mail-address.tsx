import { Fragment } from "react";

/** As much before the "@" fits into any line, with the "@". */
const mostWhole = 16;

/** An email address, which goes on in another line after its "@" or before a dot, and inside a word only as a last resort. */
export default function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@") + 1;
  const [name, host] = [address.slice(0, at), address.slice(at)];
  return (
    <bdi className="mail-address">
      {name.length > mostWhole ? name : <span className="mail-address__name">{name}</span>}
      {host.split(/(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
