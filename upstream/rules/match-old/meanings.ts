import { does } from "../../../app/contracts/vocabulary/sleeper-words";
import type { NeedPart, SleeperView } from "./sleeper-view";
import { positionWords } from "./words";

/** From this score of 5 on the words may promise the most. */
const outstanding = 4.2;

/** What it means for whoever sleeps on the bed that a part gives all of them what they need. */
export function meaning(part: NeedPart, score: number, views: readonly SleeperView[]): string {
  const [most, enough = most] = meaningsOf(part, views);
  return score >= outstanding ? most : enough;
}

function meaningsOf(part: NeedPart, views: readonly SleeperView[]): [most: string, enough?: string] {
  const couple = views.length > 1;
  // What rests on an answer that somebody has not given holds for most people, and may not for them.
  const sure = views.every(({ certainty }) => certainty[part] === 1);
  const { temperature, feel, words: who } = views[0]!.sleeper;
  const you = !sure ? "most people" : couple ? "both of you" : who.name;
  switch (part) {
    case "support":
      return couple
        ? ["It keeps both of your spines in line", "It gives both of you the support you need"]
        : [
            `It keeps ${who.whose} ${who.name === "your guests" ? "spines" : "spine"} in line`,
            `It gives ${who.name} the support ${who.after} need`,
          ];
    case "pressure_relief": {
      if (sure && couple) {
        return [
          "It’s gentle on both of you at the shoulders and hips",
          "It’s soft enough for both of you at the shoulders and hips",
        ];
      }
      const whose = sure ? who.whose : mostSleepers(views);
      return [`It’s gentle on ${whose} shoulders and hips`, `It’s soft enough for ${whose} shoulders and hips`];
    }
    case "motion_isolation":
      return couple
        ? ["You’ll hardly feel each other turn over", "You won’t feel each other turn over much"]
        : [
            "If two people share it, they’ll hardly feel each other turn over",
            "If two people share it, they won’t feel each other turn over much",
          ];
    case "cooling":
      if (temperature === "cold") return [`It won’t feel too cool for ${couple ? "either of you" : who.name}`];
      return ["It sleeps cool", `It sleeps cool enough for ${you}`];
    case "durability":
      return ["It’s built to last", "It should last as long as you’d expect"];
    case "edge_support":
      return ["The edge stays firm when you sit or lie on it", `The edge is firm enough for ${you}`];
    case "responsiveness":
      return ["It’s easy to turn over on", "It’s easy enough to turn over on"];
    case "feel": {
      const how = {
        hug: `It hugs ${who.name}`,
        between: "It’s not too huggy and not too springy",
        float: "It’s springy",
      }[feel ?? "between"];
      const like = couple ? "you both like" : feel === "hug" ? `${who.after} like` : does(who, "like");
      return [`${how}, just how ${like} it`];
    }
  }
}

/** "most side sleepers’" of somebody who has said no more; else "most people’s". */
function mostSleepers(views: readonly SleeperView[]): string {
  const [only, partner] = views;
  const position = partner === undefined ? (only?.sleeper.position ?? null) : null;
  return position === null ? "most people’s" : `most ${positionWords[position].sleepers.toLowerCase()}’`;
}
