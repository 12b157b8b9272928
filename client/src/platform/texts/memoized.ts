/** Answers kept for a whole page: its tiles repeat a few prices, dates and words, and making one is dear. */
const MAX_CACHED = 2000;

/** The same function, which makes an answer once; it forgets all when it knows too many. */
export const memoized = <Key extends string | number, Result>(make: (key: Key) => Result): ((key: Key) => Result) => {
  const known = new Map<Key, Result>();
  return (key) => {
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const answer = make(key);
    if (known.size >= MAX_CACHED) known.clear();
    known.set(key, answer);
    return answer;
  };
};
