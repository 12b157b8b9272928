import { berlinDate } from '@shop/domain/shared/calendar';

/** The topic of the home page. */
export type Season = 'school' | 'advent';

const ADVENT_FROM = '11-01';
const ADVENT_UNTIL = '12-24';

/** Crafts for Advent are bought from November on, until the day before Christmas. */
export const seasonOf = (now: Date): Season => {
  const day = berlinDate(now).slice('YYYY-'.length);
  return day >= ADVENT_FROM && day < ADVENT_UNTIL ? 'advent' : 'school';
};
