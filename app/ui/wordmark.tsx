const styles = ["plain", "serif", "caps", "light", "black", "tight", "wide"] as const;

/** The same style for the same slug, always (FNV-1a, so that similar slugs differ). */
export function wordmarkStyle(slug: string): (typeof styles)[number] {
  let hash = 0x811c9dc5;
  for (const character of slug) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return styles[(hash >>> 7) % styles.length] ?? "plain";
}

/** A brand's name as text. We never draw logos; the styles only help tell names apart. */
export default function BrandWordmark({ slug, name }: { slug: string; name: string }) {
  // A single word stays on one line, even with a hyphen ("TEMPUR-Pedic").
  const whole = name.includes(" ") ? "" : " wordmark--whole";
  return <span className={`wordmark wordmark--${wordmarkStyle(slug)}${whole}`}>{name}</span>;
}
