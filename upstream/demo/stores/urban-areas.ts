export interface UrbanArea {
  latitude: number;
  longitude: number;
  /** People in thousands, about what the census of 2020 counted in the urban area of this name. */
  people: number;
}

/** Name, latitude, longitude north and west of its middle, people in thousands. */
const rows = `
  New York 40.73 74.00 19426|Los Angeles 33.98 118.15 12238|Chicago 41.87 87.80 8671|Miami 26.03 80.22 6078
  Houston 29.78 95.40 5854|Dallas and Fort Worth 32.82 97.02 5733|Philadelphia 39.98 75.18 5696
  Washington 38.90 77.09 5175|Atlanta 33.83 84.37 5100|Boston 42.36 71.10 4383|Phoenix 33.46 111.96 3976
  Detroit 42.42 83.16 3776|Seattle 47.55 122.27 3545|San Francisco 37.74 122.32 3515|San Diego 32.82 117.12 3070
  Minneapolis 44.96 93.25 2915|Tampa 27.96 82.58 2784|Denver 39.73 104.96 2686|Riverside 34.03 117.37 2276
  Baltimore 39.30 76.64 2213|Las Vegas 36.14 115.17 2196|St. Louis 38.65 90.34 2156|Portland 45.50 122.68 2104
  San Antonio 29.46 98.50 1992|Sacramento 38.60 121.40 1946|Orlando 28.54 81.38 1853|San Jose 37.32 121.92 1837
  Austin 30.31 97.75 1810|Pittsburgh 40.44 79.99 1746|Cleveland 41.47 81.66 1712|Indianapolis 39.80 86.15 1699
  Cincinnati 39.16 84.48 1687|Kansas City 39.04 94.60 1674|Columbus 40.00 82.99 1567|Norfolk 36.88 76.24 1451
  Charlotte 35.20 80.84 1379|Milwaukee 43.04 87.98 1306|Providence 41.80 71.42 1285|Jacksonville 30.28 81.62 1247
  Salt Lake City 40.67 111.92 1178|Nashville 36.13 86.75 1158|Raleigh 35.80 78.68 1106|Richmond 37.53 77.48 1059
  Memphis 35.12 89.92 1056|Oklahoma City 35.49 97.53 982|Hartford 41.76 72.70 977|Louisville 38.23 85.72 974
  Buffalo 42.93 78.82 949|Bridgeport 41.13 73.35 916|New Orleans 29.96 90.12 914|Tucson 32.23 110.95 875
  El Paso 31.78 106.41 854|Honolulu 21.34 157.92 853|Omaha 41.25 96.03 819|Sarasota 27.36 82.52 779
  McAllen 26.22 98.20 779|Birmingham 33.49 86.81 774|Albuquerque 35.11 106.63 769|Tulsa 36.11 95.92 722
  Fresno 36.77 119.78 717|Rochester 43.15 77.61 704|Charleston 32.86 80.01 685|Dayton 39.75 84.18 674
  Mission Viejo 33.58 117.67 646|Colorado Springs 38.87 104.78 632|Baton Rouge 30.42 91.12 631
  Allentown 40.62 75.43 621|Ogden 41.16 111.99 608|Grand Rapids 42.94 85.66 605|Cape Coral 26.60 81.90 599
  Knoxville 35.95 84.00 597|Albany 42.71 73.80 593|Columbia 34.02 81.04 590|Provo 40.27 111.68 588|Bakersfield 35.36 119.05 570
  New Haven 41.34 72.92 561|Des Moines 41.60 93.68 542|Akron 41.08 81.50 542|Concord 37.96 122.02 538
  Palm Bay 28.14 80.67 510|Wichita 37.69 97.32 500|Toledo 41.65 83.58 497|Harrisburg 40.26 76.88 490|Worcester 42.27 71.80 482
  Little Rock 34.75 92.32 461|Madison 43.07 89.41 450|Spokane 47.67 117.37 447|Reno 39.54 119.80 446
  Springfield 42.13 72.60 442|Port St. Lucie 27.28 80.34 437|Boise 43.62 116.29 433|Augusta 33.48 82.04 431
  Winston-Salem 36.10 80.26 420|Stockton 37.98 121.30 414|Syracuse 43.07 76.14 413|Daytona Beach 29.18 81.06 402
  Chattanooga 35.05 85.25 398|Durham 35.98 78.91 396|Lancaster 40.05 76.30 394|Pensacola 30.46 87.22 390
  Greenville 34.84 82.36 387|Oxnard 34.20 119.18 376|Scranton 41.36 75.72 366|Indio 33.72 116.29 361
  Palmdale 34.62 118.13 359|Modesto 37.66 121.00 357|Victorville 34.50 117.30 355|Jackson 32.33 90.17 347
  Corpus Christi 27.74 97.40 339|Greensboro 36.08 79.82 338|Fort Wayne 41.09 85.13 335|Huntsville 34.72 86.62 329
  Fayetteville 35.06 78.93 325|Mobile 30.67 88.14 321|Youngstown 41.08 80.65 320|Lansing 42.73 84.53 318
  Ann Arbor 42.26 83.73 317|Lexington 38.03 84.50 315|Savannah 32.03 81.12 309|Flint 43.02 83.69 298|Santa Rosa 38.44 122.71 297
  Canton 40.82 81.38 295|Lincoln 40.81 96.68 291|Shreveport 32.48 93.76 288|Asheville 35.57 82.55 286
  Springfield 37.20 93.29 282|Lakeland 28.03 81.95 278|South Bend 41.68 86.22 278|Rockford 42.29 89.06 276
  Lubbock 33.56 101.88 272|Eugene 44.06 123.09 270|Salem 44.94 123.02 268|Columbus 32.49 84.96 267|Peoria 40.72 89.61 259
  Montgomery 32.37 86.27 254|Tallahassee 30.46 84.28 253|Laredo 27.53 99.50 252|Anchorage 61.19 149.88 249
  Roanoke 37.28 79.97 217|Fargo 46.87 96.80 217|Amarillo 35.19 101.85 205|Portland 43.67 70.28 205|Sioux Falls 43.54 96.74 194
  Nampa 43.58 116.58 188|Manchester 42.98 71.46 159|Charleston 38.36 81.68 141|Billings 45.78 108.54 119|Burlington 44.47 73.18 119
  Bismarck 46.81 100.79 99|Missoula 46.87 114.01 88|Rapid City 44.07 103.24 87|Cheyenne 41.14 104.80 79|Casper 42.84 106.32 65
`;

/** The largest urban areas of the country, and that of a large town in each state. */
export const urbanAreas: readonly UrbanArea[] = rows
  .trim()
  .split(/\s*[|\n]\s*/)
  .map((row) => row.split(" ").slice(-3).map(Number))
  .map(([latitude = 0, west = 0, people = 0]) => ({ latitude, longitude: -west, people }));

/** Miles from its middle to its edge, at some 2,500 people a square mile. */
export const reachOf = ({ people }: UrbanArea): number => Math.max(7, Math.sqrt(people / 2.5 / Math.PI));
