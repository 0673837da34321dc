import { coilPaths } from "./drawn-paths";

/** A coil that hangs from 0 0. */
export default function Coil({ id, ...coil }: Parameters<typeof coilPaths>[0] & { id: string }) {
  const { front, back } = coilPaths(coil);
  return (
    <g id={id}>
      <path className="mark-back" d={back} />
      <path className="mark-line" d={front} />
    </g>
  );
}
