import { plainText, withoutPunctuationAround } from './normalise-text.ts';

/** "Anna Kern <anna@schule.example>", as mail programs copy an address. */
const IN_BRACKETS = /<(?<address>[^<>]*@[^<>]*)>/u;
const LINK = /^mailto:(?<address>[^?]*).*$/iu;
const AROUND_AT = /\s*@\s*/gu;

/** An e-mail address as typed or copied, with what a mail program, a link or a sentence brings along left out, and hyphens for dashes of any kind. */
export const readEmail = (typed: string | undefined): string => {
  const text = plainText(typed);
  const inside = IN_BRACKETS.exec(text)?.groups?.['address'] ?? text;
  return withoutPunctuationAround(inside.trim().replace(LINK, '$<address>')).replaceAll(AROUND_AT, '@');
};
