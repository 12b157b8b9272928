/** What the file systems of visitors do not take in a name. */
const UNSAFE = /[\p{C}"*/:<>?\\|]+/gu;
const MAX_LENGTH = 80;

const plain = (name: string): string =>
  name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^ -~]+/gu, '')
    .trim();

/** A name that files may have: not too long, no dots around it. */
const fileName = (title: string): string =>
  [...title.replaceAll(UNSAFE, ' ').replaceAll(/\s+/gu, ' ')]
    .slice(0, MAX_LENGTH)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/gu, '') || 'list';

/** What `encodeURIComponent` leaves and RFC 8187 does not. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/gu,
    (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );

/** The value of a `content-disposition` that saves the response as a file: its name for all browsers, and as it is written for those that know how (RFC 6266). */
export const attachment = (title: string, extension: string): string => {
  const name = fileName(title);
  return `attachment; filename="${fileName(plain(name))}.${extension}"; filename*=UTF-8''${escaped(name)}.${extension}`;
};
