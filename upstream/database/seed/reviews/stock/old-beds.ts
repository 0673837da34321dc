export const oldBeds: readonly string[] = [
  "a twelve-year-old innerspring",
  "a foam bed that had gone flat",
  "a hand-me-down from my parents",
  "a pillow top with a dip on each side",
  "an air mattress meant for a week",
  "a futon from college",
  "a bed that was way too hard",
  "a bed that was way too soft",
  "a nine-year-old foam mattress",
  "a spring mattress you could hear from the hall",
  "the mattress that came with the apartment",
  "a bed we bought in a hurry",
  "a fifteen-year-old box-spring set",
  "the cheapest foam bed on the internet",
  "a sagging pillow top",
  "a mattress with a crater in the middle",
  "an old waterbed",
  "a bed from my first marriage",
  "a thirteen-year-old king of my parents’",
  "a mattress I got off a moving coworker",
  "a six-year-old bed with a hump in the middle",
  "a plush bed that had turned into a bowl",
  "a floor model I never should have bought",
  "a mattress older than my car",
];
/** Where owners live who speak of it, with the state, so that they shop at chains that are there. */
export const places: Readonly<Record<"hot" | "cold" | "mild", readonly (readonly [name: string, state: string])[]>> = {
  hot: [
    ["Texas", "TX"],
    ["Phoenix", "AZ"],
    ["Tampa", "FL"],
    ["Houston", "TX"],
    ["Tucson", "AZ"],
    ["Las Vegas", "NV"],
    ["Georgia", "GA"],
    ["Louisiana", "LA"],
    ["Fresno", "CA"],
    ["San Antonio", "TX"],
    ["Mobile", "AL"],
    ["Sacramento", "CA"],
  ],
  cold: [
    ["Minnesota", "MN"],
    ["Maine", "ME"],
    ["Vermont", "VT"],
    ["Duluth", "MN"],
    ["North Dakota", "ND"],
    ["Buffalo", "NY"],
    ["Wisconsin", "WI"],
    ["Montana", "MT"],
    ["New Hampshire", "NH"],
    ["Wyoming", "WY"],
  ],
  mild: [
    ["Ohio", "OH"],
    ["Portland", "OR"],
    ["Virginia", "VA"],
    ["Denver", "CO"],
    ["Pittsburgh", "PA"],
    ["Tennessee", "TN"],
    ["Seattle", "WA"],
    ["Kansas City", "MO"],
    ["Maryland", "MD"],
    ["Boise", "ID"],
    ["St. Louis", "MO"],
    ["Kentucky", "KY"],
  ],
};
export const womensNames = `
  Abigail Adele Alma Amber Andrea Angela Anita April Ashley Aubrey Beth Bianca Brenda Bridget Carmen Carol Cheryl
  Claire Connie Cora Dana Dawn Deb Denise Diane Donna Elena Ellen Erica Esther Eve Farah Fiona Gail Gloria Greta Hannah
  Heather Holly Imani Irene Jackie Janet Jasmine Jenna Jill Joan Joyce Judy Julie Karen Katie Keisha Kim Kristen Latoya
  Laura Leah Lena Lori Luz Maggie Maria Marie Megan Mei Melissa Michelle Mona Monica Nadia Naomi Nina Olivia Pam Patty
  Paula Priya Rachel Renee Rita Rosa Ruth Sara Sheila Shelly Sofia Stacy Sue Tamika Tara Teresa Tess Tina Tonya Vera
  Wendy Yara Yolanda Zoe
`
  .trim()
  .split(/\s+/);
export const mensNames = `
  Aaron Ade Alan Andre Art Ben Bill Bob Brad Brian Caleb Carl Chad Cheng Chris Curtis Damon Dan Darnell Dave Derek Diego
  Doug Ed Eli Eric Felix Frank Gary Glenn Grant Greg Hank Hector Howard Ian Jamal Jared Jason Jeff Jerome Jim Joe Jorge
  Juan Kai Keith Ken Kevin Kyle Lamar Lars Larry Leo Liam Luis Marcus Mark Matt Mike Neil Nick Omar Owen Pablo Patrick
  Paul Pete Phil Rafael Raj Randy Ray Rich Rob Ron Ross Roy Russ Sam Scott Sean Steve Stu Terry Tim Todd Tom Tony Travis
  Tyler Victor Vince Walt Warren Wayne Will Yusuf Zach
`
  .trim()
  .split(/\s+/);
