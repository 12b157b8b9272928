/** File names of pages in the old shop. They still exist and are resolved. */
const isOldPage = (path: string): boolean => /\.html?$/iu.test(path);
const isFile = (path: string): boolean => /\.[a-z][a-z0-9]{1,11}$/iu.test(path) && !isOldPage(path);

/** Characters that mean the same whether escaped or not (RFC 3986, 2.3 and 6.2.2). */
const UNRESERVED = /[\w.~-]/u;

const withoutNeedlessEscapes = (path: string): string =>
  path.replaceAll(/%[\da-f]{2}/giu, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });

/** One URL for each page: ends with a slash, without double slashes or needless escapes. File names and queries stay unchanged. */
export const canonicalPath = (target: string): string => {
  const [path = '', ...query] = target.split('?');
  const single = `/${withoutNeedlessEscapes(path)}`.replaceAll(/\/{2,}/gu, '/');
  const ended = single.endsWith('/') || isFile(single) ? single : `${single}/`;
  return query.length === 0 ? ended : `${ended}?${query.join('?')}`;
};

/** The page of a URL: its canonical path, without query and fragment. */
export const pagePathOf = (target: string): string => canonicalPath(target.split(/[?#]/u)[0] ?? '');

/** Whether a path has `.` or `..` among its segments, which browsers resolve: it opens another page than it says. */
export const hasDotSegment = (path: string): boolean => /\/\.{1,2}(?:\/|$)/u.test(path);

/** Whether a redirect stays on this host: a path, without a scheme, a host, dot segments or a backslash, which browsers treat as a slash. */
export const isWithinShop = (target: string): boolean =>
  /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target) && !hasDotSegment(withoutNeedlessEscapes(target.split(/[?#]/u)[0] ?? ''));
