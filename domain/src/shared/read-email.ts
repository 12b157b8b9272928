import { normaliseText } from './normalise-text.ts';

/** "Anna Kern <anna@schule.example>", as mail programs copy an address. */
const IN_BRACKETS = /<(?<address>[^<>]*@[^<>]*)>/u;
const LINK = /^mailto:(?<address>[^?]*).*$/iu;
/** What stands around an address in a sentence. */
const AROUND = /^["'“„»(\s]+|["'”“«),;:.\s]+$/gu;
const AROUND_AT = /\s*@\s*/gu;

/** An e-mail address as typed or copied, with what a mail program, a link or a sentence brings along left out. */
export const readEmail = (typed: string | undefined): string => {
  const text = normaliseText(typed).normalize('NFKC');
  const inside = IN_BRACKETS.exec(text)?.groups?.['address'] ?? text;
  return inside.trim().replace(LINK, '$<address>').replaceAll(AROUND, '').replaceAll(AROUND_AT, '@');
};
