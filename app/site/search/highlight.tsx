interface Piece {
  text: string;
  matched: boolean;
}

export function piecesOf(text: string, term: string): Piece[] {
  const wanted = term.trim();
  if (wanted === "") return [{ text, matched: false }];
  const pattern = new RegExp(`(${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "giu");
  // The pattern has one group, so every second part of the split is a match.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, matched: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

export default function Highlight({ text, term }: { text: string; term: string }) {
  return (
    <>
      {piecesOf(text, term).map((piece, index) =>
        piece.matched ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
      )}
    </>
  );
}
