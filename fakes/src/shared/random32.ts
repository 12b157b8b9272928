/** FNV-1a over the UTF-16 units. */
export const hash32 = (text: string, seed = 0): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** A generator's next position, and the number of 32 bits drawn there (mulberry32). */
export const mulberry32 = (position: number): { readonly position: number; readonly drawn: number } => {
  const next = (position + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { position: next, drawn: (mixed ^ (mixed >>> 14)) >>> 0 };
};
