const styles = ["plain", "serif", "caps", "light", "black", "tight", "wide"] as const;

export type WordmarkStyle = (typeof styles)[number];

/** Always the same style for the same slug (FNV-1a, so that near slugs land far apart). */
export function wordmarkStyle(slug: string): WordmarkStyle {
  let hash = 0x811c9dc5;
  for (const character of slug) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return styles[(hash >>> 7) % styles.length] ?? "plain";
}

/** A brand's name drawn as text. We draw no one's logo; the style only helps the eye tell names apart. */
export default function BrandWordmark({ slug, name }: { slug: string; name: string }) {
  // One word stays whole: a hyphen within it ("TEMPUR-Pedic") is no place for a line to end.
  const whole = name.includes(" ") ? "" : " wordmark--whole";
  return <span className={`wordmark wordmark--${wordmarkStyle(slug)}${whole}`}>{name}</span>;
}
