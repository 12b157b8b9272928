import type { PublicSession } from '@shop/domain/sessions/public-session';

import { namesIn, PLACES, readStored, writeStored } from './stored-values.ts';

/** Everything that is stored for a session now. Returns what stores it again for the session of then, in which the same shopper goes on. */
export const holdStored = (session: PublicSession): (() => void) => {
  const held = PLACES.flatMap((place) =>
    namesIn(place).map((name) => ({ place, name, value: readStored(place, name, session) })),
  );
  return () => held.forEach(({ place, name, value }) => value !== undefined && writeStored(place, name, value));
};
