/** Colors of drawn cloth, mixed in OKLCH, where equal steps look equal (https://www.w3.org/TR/css-color-4/#ok-lab). */

interface Lch {
  /** 0 black to 1 white. */
  lightness: number;
  /** 0 gray to about 0.3. */
  chroma: number;
  /** Degrees. */
  hue: number;
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Red, green and blue of "#rrggbb", each from 0 to 1 and linear. */
function linear(hex: string): [number, number, number] {
  const part = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function toLch(hex: string): Lch {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(along, across),
    hue: ((Math.atan2(across, along) * 180) / Math.PI + 360) % 360,
  };
}

/** "#rrggbb"; what no screen shows is clipped. */
export function toHex({ lightness, chroma, hue }: Lch): string {
  const angle = (hue * Math.PI) / 180;
  const [along, across] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * along + 0.2158037573 * across) ** 3;
  const m = (lightness - 0.1055613458 * along - 0.0638541728 * across) ** 3;
  const s = (lightness - 0.0894841775 * along - 1.291485548 * across) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (part: number) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, part)))));
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Of two "#rrggbb", from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
