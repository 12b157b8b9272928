import type { CountryCode } from './country.ts';
import { type CivilDate, civilDate, daysLater } from './civil-date.ts';

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export const easterOf = (year: number): CivilDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * correction + 114;
  return civilDate(year, Math.floor(days / 31), (days % 31) + 1);
};

/** Public holidays that depend on Easter, in days after it. */
const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

/** Public holidays of a country: fixed ones as month and day, moving ones in days after Easter. */
interface Holidays {
  readonly fixed: readonly (readonly [month: number, day: number, since?: number])[];
  readonly afterEaster: readonly number[];
}

/**
 * Germany: those of all states. Austria: Arbeitsruhegesetz § 7. Switzerland: 1 August (Federal Constitution, art. 110) and
 * those of most cantons. Liechtenstein: Arbeitsgesetz art. 18. Italy: law 260/1949, and law 151/2025 for 4 October.
 */
const HOLIDAYS: Readonly<Record<CountryCode, Holidays>> = {
  DE: {
    fixed: [
      [1, 1],
      [5, 1],
      [10, 3],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  AT: {
    fixed: [
      [1, 1],
      [1, 6],
      [5, 1],
      [8, 15],
      [10, 26],
      [11, 1],
      [12, 8],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  },
  CH: {
    fixed: [
      [1, 1],
      [1, 2],
      [8, 1],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  LI: {
    fixed: [
      [1, 1],
      [1, 6],
      [5, 1],
      [8, 15],
      [9, 8],
      [11, 1],
      [12, 8],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  },
  IT: {
    fixed: [
      [1, 1],
      [1, 6],
      [4, 25],
      [5, 1],
      [6, 2],
      [8, 15],
      [10, 4, 2026],
      [11, 1],
      [12, 8],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [EASTER_MONDAY],
  },
};

/** The public holidays of a country in a year, on which no parcel is delivered there. */
export const holidaysOf = (year: number, country: CountryCode): readonly CivilDate[] => {
  const { fixed, afterEaster } = HOLIDAYS[country];
  const easter = easterOf(year);
  return [
    ...fixed.filter(([, , since = year]) => since <= year).map(([month, day]) => civilDate(year, month, day)),
    ...afterEaster.map((days) => daysLater(easter, days)),
  ];
};
