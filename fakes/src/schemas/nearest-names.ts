import leven from 'leven';

const MOST_NAMED = 3;
/** No name is longer; comparing takes time by length. */
const LONGEST_NAME = 100;

/** The names nearest to an unknown one by edit distance. */
export const nearestNames = (name: string, names: Iterable<string>): readonly string[] => {
  const wanted = name.slice(0, LONGEST_NAME).toLowerCase();
  return [...names]
    .map((other) => ({ other, distance: leven(wanted, other.slice(0, LONGEST_NAME).toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_NAMED)
    .map(({ other }) => other);
};

/** Says that a name is unknown, with the nearest ones. */
export const noSuchName = (name: string, names: Iterable<string>): string => {
  const nearest = nearestNames(name, names);
  const none = `there is no ${name.slice(0, LONGEST_NAME)}`;
  return nearest.length === 0 ? `${none}, nor any other` : `${none}. The nearest names are ${nearest.join(', ')}`;
};
