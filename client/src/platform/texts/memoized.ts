/** Answers kept for a whole page: its tiles repeat a few prices, dates and words, and making one is dear. */
const MOST_REMEMBERED = 2000;

/** The same function, which makes an answer once; it forgets all when it knows too many. */
export const remembering = <Key extends string | number, Answer>(make: (key: Key) => Answer): ((key: Key) => Answer) => {
  const known = new Map<Key, Answer>();
  return (key) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const answer = make(key);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(key, answer);
    return answer;
  };
};
