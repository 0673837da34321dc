interface QuotedProps {
  /** What leads to the words. */
  after?: ": " | " " | "";
  words: string;
}

/** Somebody's words in quotation marks; nothing where there are none. */
export default function Quoted({ after = "", words }: QuotedProps) {
  if (words === "") return null;
  return (
    <>
      {`${after}“`}
      <bdi>{words}</bdi>”
    </>
  );
}
