/** A lark rising before the dawn, over the line of a bed. */
export default function Logo({ name }: { name: string }) {
  return (
    <span className="with-icon">
      <svg className="logo__mark" viewBox="1 1 30 28" width={34} height={34} aria-hidden="true">
        <path className="logo__dawn" d="M6 23.5a10 10 0 0 1 20 0z" />
        <path className="logo__bed" d="M3 27h26" />
        <path
          className="logo__lark"
          d="M5 18.5C9 17.5 11.5 15.5 13 13 9.5 11.5 7 7.5 6.5 3c5 .8 9 3 11 5.8 1-1.4 2.7-2.1 4.4-1.7 1 .2 1.7.8 2.1 1.5l3.5.9-3.5 1.2c-.4 4.1-3.7 7.3-8.5 8.1-3.7.6-7.5.5-10.5-.3z"
        />
      </svg>
      <span className="logo__name">{name}</span>
    </span>
  );
}
