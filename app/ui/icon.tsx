/**
 * On a 24 px grid, stroked by picture.css: as attributes, the strokes of the forty icons of a page were a twentieth of its
 * HTML. Icons are decorative: visible or hidden text always goes with them.
 */
const drawings = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.2 15.2 20.5 20.5",
  menu: "M3.5 6.5h17M3.5 12h17M3.5 17.5h17",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.7-3.6 3.7-5.7 7.5-5.7s6.8 2.1 7.5 5.7",
  "chevron-down": "M6 9.5l6 6 6-6",
  "chevron-right": "M9.5 6l6 6-6 6",
  "chevron-left": "M14.5 6l-6 6 6 6",
  "arrow-right": "M4 12h15.5M13.5 6l6 6-6 6",
  check: "M4.5 12.5l5 5 10-11",
  info: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.2M12 7.6v.4",
  alert: "M12 4 2.8 20h18.4L12 4ZM12 10v4.6M12 17.2v.4",
  plus: "M12 5v14M5 12h14",
  sliders:
    "M4 8h8M17.5 8H20M4 16h2.5M12 16h8M14.7 10.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM9.3 18.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z",
  external: "M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v5.5H4.5V7H10",
} as const;

export type IconName = keyof typeof drawings;

export default function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
