import { expect, test } from "vitest";
import { skeletonOf } from "../../upstream/rules/names/look-alikes";
import { faultOfName, plainName } from "../../upstream/discussions/shown-names";

const faultOf = (typed: string, staff = false) => faultOfName(plainName(typed), { staff });

test("Names that look the same are the same", () => {
  for (const typed of [
    "Harold  Imai",
    "Harold\u00a0Imai",
    "Harold \u200bImai",
    "Har\u2060old Imai",
    "\u202eHarold Imai",
    " Ｈarold\tImai\u3164",
  ])
    expect(plainName(typed), JSON.stringify(typed)).toBe("Harold Imai");
  expect(plainName("Zoe\u0308 O’Neil-Ruiz")).toBe("Zoë O’Neil-Ruiz");
});

test("Nobody but staff is called as we are, however it is dressed up", () => {
  for (const typed of [
    "Bedlark team",
    "Bedl\u200bark Team",
    "B e d l a r k",
    "Bédlark",
    "Mod\u00aderator",
    "Ｍoderator",
    "Former  member",
    "Former\u00a0Member",
    "Site admin",
    "Our staff",
    "Adm1n",
    "AdmIn",
    "Rnoderator",
    "Becllark",
    "$taff",
    "Support team",
    "Official",
    "The Official Bob",
    "Help-Desk",
    "Mattress expert",
    "ᴍᴏᴅᴇʀᴀᴛᴏʀ",
    "ʙᴇᴅʟᴀʀᴋ",
    "ꜱᴛᴀꜰꜰ",
    "ᴀdmin",
    "ßedlark",
    "ʙedlark",
    "Moderatoɾ",
    "Moderatoʀ",
    "ɱoderɐtor",
    "Ofﬁcial",
    "St aff",
    "St\u2009aff",
    "S t a f f",
    "Ad min Bob",
    "Ex-perts",
    "Sup port team",
    "M⃣o⃣d⃣",
    "Модератор",
    "Администратор",
    "Админ",
    "Ведларк",
    "Бедларк",
    "Эксперт",
    "Стафф",
    "Βεδλαρκ",
    "管理人",
    "官方",
    "모더레이터",
  ]) {
    expect(faultOf(typed), typed).toMatch("could be taken for one of ours");
    expect(faultOf(typed, true), typed).toBeNull();
  }
  for (const typed of [
    "Stafford",
    "Badminton Bob",
    "Sandy",
    "李小龍",
    "J. R. Ewing",
    "Former sailor",
    "Back support fan",
    "Modest Moe",
    "Mo D.",
    "M. O. Dell",
    "Sta Fford",
    "Jan Strauß",
    "Ad Minor",
    "Модест Петров",
    "Ольга Официантова",
    "Νίκος Αδμητος",
  ])
    expect(faultOf(typed), typed).toBeNull();
});

test("A name is no address, of staff either", () => {
  for (const typed of ["spam@evil.com", "http://evil.com", "www.evil.com", "evil.com", "eviI@home", "415-555-0134"])
    expect(faultOf(typed, true), typed).toMatch("without an email or web address");
});

test("A name can be seen, and has room", () => {
  for (const typed of ["\u200b\u200b", "J", "..", "\u2800\u2800"])
    expect(faultOf(typed), JSON.stringify(typed)).toBe("Choose a name of at least 2 characters");
  expect(faultOf("\ufdfa".repeat(4))).toMatch(/^Keep the name to 40 characters\. You’re [\d,]+ over$/);
});

test("A name is written in one alphabet, so that no letter of it stands for another", () => {
  for (const typed of [
    "Mоderator",
    "Вedlark",
    "Аdmin",
    "Bedlаrk Tеam",
    "Hаrold Imai",
    "Νora",
    "Мария Kim",
    "Bob ৪",
    "Kenji 健二",
  ])
    for (const staff of [false, true]) expect(faultOf(typed, staff), typed).toMatch("Use the letters of one alphabet");
  for (const typed of [
    "Мария",
    "Νίκος",
    "山田 はなこ",
    "カトー",
    "김철수",
    "李小龍",
    "مريم",
    "Zoë O’Neil-Ruiz",
    "Bob 42",
  ])
    expect(faultOf(typed), typed).toBeNull();
});

test("No sign or box passes for a letter or a badge, of staff either", () => {
  for (const typed of ["🇲🇴🇩 1🇪", "🅱🅴🅳🅻🅰🆁🅺 Bob", "🅑ob", "✓ Nora", "Nora ✅"])
    for (const staff of [false, true]) expect(faultOf(typed, staff), typed).toMatch("letters in boxes");
  for (const typed of [
    "Moderat●r",
    "Bedl●rk",
    "●dmin",
    "Moderat◯r",
    "St*ff",
    "Staƒ†",
    "B/b",
    "Haro|d",
    "Moderato®",
    "⭕fficial",
    "•fficial",
    "n😮ra",
  ])
    for (const staff of [false, true]) expect(faultOf(typed, staff), typed).toMatch("Put nothing between the letters");
  for (const typed of [
    "Bob!",
    "Nora 😀",
    "“Sleepy” Jo",
    "Jo (Ohio)",
    "Ann & Bob",
    "#1 fan",
    "sleepy_joe",
    "Jo.",
    "Gal·la",
    "カトー・ケン",
    "מוישל׳ה",
    "J.R.",
  ])
    expect(faultOf(typed), typed).toBeNull();
});

test("Every letter of Latin that is drawn as a plain one is read as that", () => {
  const smallCapitals = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ";
  expect(skeletonOf(smallCapitals)).toBe(skeletonOf("abcdefghijklmnopqrstuvwyz"));
  expect(skeletonOf("ɐɔǝɥᴉʞɹʇʌʍʎ")).toBe(skeletonOf("acehikrtvwy"));
});

test("Names that can hardly be told apart have one skeleton, and others have their own", () => {
  const same = (one: string, other: string) => skeletonOf(plainName(one)) === skeletonOf(plainName(other));
  for (const typed of [
    "HaroId Imai",
    "Harold lmai",
    "Haro1d Imai",
    "HAR0LD IMAI",
    "Haroid Imai",
    "Hárold-Imai",
    "Harold Irnai",
    "Harolcl Imai",
  ])
    expect(same(typed, "Harold Imai"), typed).toBe(true);
  for (const [one, other] of [
    ["Тор", "Top"],
    ["Ѕara", "Sara"],
    ["Wendy", "VVendy"],
    ["B0b", "Bob"],
    ["ᴍax", "ᴍɑx"],
  ] as const)
    expect(same(one, other), one).toBe(true);
  for (const other of ["Harald Imai", "Harold Imar", "Haroldine", "Carol Imai"])
    expect(same(other, "Harold Imai"), other).toBe(false);
});
