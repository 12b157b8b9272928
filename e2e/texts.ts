import { readdirSync, readFileSync } from 'node:fs';
import { type StorefrontId, STOREFRONTS } from './stack/storefronts.ts';

const LOCALES = new URL('../client/src/locales/', import.meta.url);

type Values = Readonly<Record<string, string | number>>;
type AreaTexts = Readonly<Record<string, string>>;

/**
 * The shop's texts by key, so that a journey survives a rewording: `area:key`, or the key alone for a message, because
 * message keys are unique across areas.
 */
export interface Texts {
  (key: string, values?: Values): string;
  /** Matches a text when some of its values are not known beforehand. */
  like(key: string, values?: Values): RegExp;
}

/** The journey uses a key for which the shop has no text. */
export class NoSuchText extends Error {
  override readonly name = 'NoSuchText';
}

/** Tags that mark where a link begins and ends in a text. */
const MARKS = /<\/?\w+>/gu;

const areas = new Map<string, AreaTexts>();

const areaOf = (language: string, area: string): AreaTexts => {
  const path = `${language}/${area}.json`;
  const known = areas.get(path);
  if (known !== undefined) return known;
  const read: AreaTexts = JSON.parse(readFileSync(new URL(path, LOCALES), 'utf8'));
  areas.set(path, read);
  return read;
};

/** Finds a message by its key, in whichever area it is. */
const messageIn = (language: string, key: string): string | undefined =>
  readdirSync(new URL(`${language}/`, LOCALES))
    .map((file) => areaOf(language, file.replace('.json', ''))[key])
    .find((found) => found !== undefined);

const escapedForPattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** What Austria and Switzerland write otherwise than the German texts. */
const OWN_WORDS: ReadonlyMap<string, readonly (readonly [word: string, own: string])[]> = new Map([
  [
    'de-AT',
    [
      ['MwSt.', 'USt.'],
      ['Mehrwertsteuer', 'Umsatzsteuer'],
    ],
  ],
  [
    'de-CH',
    [
      ['ß', 'ss'],
      ['MwSt.', 'MWST'],
    ],
  ],
]);

/** The texts of a storefront in its language, in the words of its country. */
export const textsOf = (storefront: StorefrontId): Texts => {
  const { language } = STOREFRONTS[storefront];
  const plural = new Intl.PluralRules(language);
  const raw = (named: string, { count }: Values): string => {
    const [area, key] = named.split(/:(.*)/u);
    const texts = key === undefined ? {} : areaOf(language, area ?? '');
    const found =
      key === undefined
        ? messageIn(language, named)
        : (texts[`${key}_${plural.select(Number(count ?? 1))}`] ?? texts[key]);
    if (found === undefined) throw new NoSuchText(named);
    const words = found.replaceAll(MARKS, '');
    return (OWN_WORDS.get(STOREFRONTS[storefront].lang) ?? []).reduce(
      (written, [word, own]) => written.replaceAll(word, own),
      words,
    );
  };
  const text = (key: string, values: Values = {}): string =>
    raw(key, values).replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => String(values[name] ?? placeholder));
  const like = (key: string, values: Values = {}): RegExp =>
    new RegExp(escapedForPattern(text(key, values)).replaceAll(/\\\{\w+\\\}/gu, '.+?'), 'u');
  return Object.assign(text, { like });
};
