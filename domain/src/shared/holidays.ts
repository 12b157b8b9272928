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

/** Public holidays in all of Germany, without parcel delivery. */
export const holidaysOf = (year: number): readonly CivilDate[] => {
  const easter = easterOf(year);
  return [
    civilDate(year, 1, 1),
    daysLater(easter, -2),
    daysLater(easter, 1),
    civilDate(year, 5, 1),
    daysLater(easter, 39),
    daysLater(easter, 50),
    civilDate(year, 10, 3),
    civilDate(year, 12, 25),
    civilDate(year, 12, 26),
  ];
};
