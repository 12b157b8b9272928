import leven from 'leven';

const MOST_NAMED = 3;
const MOST_TYPOS = 2;
/** No number is longer; comparing takes time by length. */
const LONGEST_NUMBER = 20;

/** Spreadsheets take leading zeros away. */
const withoutZeros = (number: string): string => number.replace(/^0+/u, '');

/** The known numbers that an unknown one may have meant, the nearest first: with other leading zeros, or at most two typos. */
export const nearestNumbers = (number: string, known: Iterable<string>): readonly string[] => {
  if (number.length > LONGEST_NUMBER) return [];
  const bare = withoutZeros(number);
  const near: { readonly other: string; readonly typos: number }[] = [];
  for (const other of known) {
    if (withoutZeros(other) === bare) near.push({ other, typos: 0 });
    else if (Math.abs(other.length - number.length) <= MOST_TYPOS) {
      const typos = leven(number, other, { maxDistance: MOST_TYPOS + 1 });
      if (typos <= MOST_TYPOS) near.push({ other, typos });
    }
  }
  return near
    .toSorted((one, another) => one.typos - another.typos)
    .slice(0, MOST_NAMED)
    .map(({ other }) => other);
};
