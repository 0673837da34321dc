const address = /(https?:\/\/[^\s<>"]+)/;

/** A message as it reads in plain text, with its links to follow. */
export default function MailText({ text }: { text: string }) {
  return (
    <div className="mail-text" dir="auto">
      {text.split(address).map((part, at) =>
        at % 2 === 1 ? (
          <a key={at} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
