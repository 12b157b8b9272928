/** `malformed`: its escapes are not UTF-8. That is a bad request, not an unknown page. */
export type PathCheck = 'valid' | 'not-found' | 'malformed';

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Paths with uppercase letters or $ exist only below /cat/ and /prod/ (PAGE-05). */
export const checkPath = (path: string): PathCheck => {
  const text = decoded(path);
  if (text === undefined) return 'malformed';
  const isFree = text.startsWith('/cat/') || text.startsWith('/prod/');
  return isFree || !/[\p{Lu}$]/u.test(text) ? 'valid' : 'not-found';
};
