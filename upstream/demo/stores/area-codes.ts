const rows = `
  AL 205 251 256 334|AK 907|AZ 480 520 602 623 928|AR 479 501 870
  CA 209 213 310 323 408 415 510 530 559 562 619 626 628 650 661 669 707 714 760 805 818 831 858 909 916 925 949
  CO 303 719 720 970|CT 203 860|DE 302|DC 202|FL 305 321 352 386 407 561 727 772 786 813 850 863 904 941 954
  GA 229 404 470 478 678 706 770 912|HI 808|ID 208|IL 217 309 312 618 630 708 773 815 847 872
  IN 219 260 317 463 574 765 812|IA 319 515 563 641 712|KS 316 620 785 913|KY 270 502 606 859
  LA 225 318 337 504 985|ME 207|MD 301 410 443|MA 413 508 617 781 857 978|MI 231 248 269 313 517 586 616 734 810 906 989
  MN 218 320 507 612 651 763 952|MS 228 601 662|MO 314 417 573 636 660 816|MT 406|NE 308 402 531|NV 702 725 775
  NH 603|NJ 201 609 732 856 908 973|NM 505 575
  NY 212 315 347 516 518 585 607 631 646 716 718 845 914 917 929
  NC 252 336 704 828 910 919 980 984|ND 701|OH 216 330 380 419 440 513 614 740 937|OK 405 580 918|OR 503 541 971
  PA 215 267 412 570 610 717 724 814|RI 401|SC 803 843 864|SD 605|TN 423 615 629 731 865 901 931
  TX 210 214 254 281 325 346 361 409 432 469 512 682 713 737 806 817 830 832 903 915 940 956 972 979
  UT 385 435 801|VT 802|VA 276 434 540 703 757 804|WA 206 253 360 425 509|WV 304|WI 262 414 608 715 920|WY 307
`;

/** Of cities with codes of their own, most of them with more than 300,000 people, as the places of ZIP codes are named. */
const cityRows = `
  New York, NY 212 646 917|Brooklyn, NY 718 347 929|Bronx, NY 718 347 929|Staten Island, NY 718 347 929
  Jamaica, NY 718 347 929|Flushing, NY 718 347 929|Astoria, NY 718 347 929|Far Rockaway, NY 718 347 929
  Buffalo, NY 716|Rochester, NY 585|Syracuse, NY 315|Albany, NY 518
  Los Angeles, CA 213 323 310|San Diego, CA 619 858|San Jose, CA 408 669|San Francisco, CA 415 628|Fresno, CA 559
  Sacramento, CA 916|Long Beach, CA 562|Oakland, CA 510|Bakersfield, CA 661|Anaheim, CA 714
  Stockton, CA 209|Irvine, CA 949|Santa Ana, CA 714
  Chicago, IL 312 773 872|Houston, TX 713 281 832 346|San Antonio, TX 210|Dallas, TX 214 469 972|Austin, TX 512 737
  Fort Worth, TX 817 682|Arlington, TX 817 682|El Paso, TX 915|Corpus Christi, TX 361|Plano, TX 972 469|Lubbock, TX 806
  Phoenix, AZ 602 623 480|Tucson, AZ 520|Mesa, AZ 480|Philadelphia, PA 215 267|Pittsburgh, PA 412
  Jacksonville, FL 904|Miami, FL 305 786|Tampa, FL 813|Orlando, FL 407|Fort Lauderdale, FL 954|Saint Petersburg, FL 727
  Columbus, OH 614 380|Cleveland, OH 216|Cincinnati, OH 513|Toledo, OH 419|Charlotte, NC 704 980|Raleigh, NC 919 984
  Greensboro, NC 336|Durham, NC 919 984|Indianapolis, IN 317 463|Seattle, WA 206|Spokane, WA 509|Denver, CO 303 720
  Colorado Springs, CO 719|Aurora, CO 303 720|Oklahoma City, OK 405|Tulsa, OK 918|Nashville, TN 615 629
  Memphis, TN 901|Knoxville, TN 865|Las Vegas, NV 702 725|Henderson, NV 702 725|Reno, NV 775|Boston, MA 617 857
  Detroit, MI 313|Grand Rapids, MI 616|Portland, OR 503 971|Louisville, KY 502|Lexington, KY 859|Baltimore, MD 410 443
  Milwaukee, WI 414|Madison, WI 608|Albuquerque, NM 505|Atlanta, GA 404 470 678|Kansas City, MO 816|Saint Louis, MO 314
  Kansas City, KS 913|Wichita, KS 316|Omaha, NE 402 531|Lincoln, NE 402 531|Minneapolis, MN 612|Saint Paul, MN 651
  Virginia Beach, VA 757|Richmond, VA 804|Arlington, VA 703|New Orleans, LA 504|Baton Rouge, LA 225
  Birmingham, AL 205|Mobile, AL 251|Salt Lake City, UT 801 385|Des Moines, IA 515|Little Rock, AR 501|Newark, NJ 973
  Jersey City, NJ 201|Hartford, CT 860|Columbia, SC 803|Charleston, SC 843
`;

const codesOf = (text: string, name: RegExp): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split(/\s*[|\n]\s*/)
      .map((row) => [name.exec(row)?.[0] ?? "", row.match(/\d{3}/g) ?? []]),
  );

/** Telephone area codes of each of the fifty states and DC. */
export const areaCodes = codesOf(rows, /^[A-Z]{2}/);

/** By "city, state". */
export const cityCodes = codesOf(cityRows, /^[A-Za-z ]+, [A-Z]{2}/);

/** Codes that belong to a large city alone: a town elsewhere in its state has none of them. */
const ofOneCity = new Set(["212", "646", "917", "718", "347", "929", "415", "628", "312", "773", "872", "313", "412"]);

/** The codes of a city's telephones: its own, or those of its state. */
export function codesIn(city: string, state: string): readonly string[] {
  const all = areaCodes.get(state);
  if (all === undefined) throw new RangeError(`${state} has no area code here.`);
  return cityCodes.get(`${city}, ${state}`) ?? all.filter((code) => !ofOneCity.has(code));
}

/** Hands out telephone numbers, from the hundred of each area code that are kept for fiction, in the codes of a city by turns. */
export function fictionalPhones(): (city: string, state: string) => string {
  const turns = new Map<string, number>();
  const next = (key: string) => {
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return turn;
  };
  return (city, state) => {
    const codes = codesIn(city, state);
    const code = codes[next(codes.join(" ")) % codes.length]!;
    return `(${code}) 555-01${String(next(code) % 100).padStart(2, "0")}`;
  };
}
