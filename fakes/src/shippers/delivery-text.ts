import type { Delivery } from '@shop/domain/catalogue/product';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { type WrittenLanguage, writtenLanguage } from '../shared/written-language.ts';

const PARTS: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' };
const GERMAN = new Intl.DateTimeFormat('de-DE', PARTS);
const ENGLISH = new Intl.DateTimeFormat('en-GB', PARTS);

const part = (parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string =>
  parts.find((one) => one.type === type)?.value ?? '';

/** "Mi, 25." or "Mi, 25. November". */
const germanDay = (date: string, withMonth: boolean): string => {
  const parts = GERMAN.formatToParts(new Date(date));
  const day = `${part(parts, 'weekday').replace('.', '')}, ${part(parts, 'day')}.`;
  return withMonth ? `${day} ${part(parts, 'month')}` : day;
};

interface Wording {
  readonly soldOut: string;
  readonly delivery: string;
  readonly until: string;
  /** A day, without its month where the month follows. */
  readonly day: (date: string, withMonth: boolean) => string;
}

const WORDINGS: Readonly<Record<WrittenLanguage, Wording>> = {
  de: { soldOut: 'Ausverkauft', delivery: 'Lieferung', until: 'bis', day: germanDay },
  en: { soldOut: 'Sold out', delivery: 'Delivery', until: 'to', day: (date) => ENGLISH.format(new Date(date)) },
};

const span = ({ from, to }: { readonly from: string; readonly to: string }, { day, until }: Wording): string => {
  const last = day(to, true);
  return from === to ? last : `${day(from, from.slice(0, 7) !== to.slice(0, 7))} ${until} ${last}`;
};

/** Formatting dates is slow, so texts are cached by their pair of days. */
const cachedTexts = new Map<string, string>();
const MAX_CACHED_TEXTS = 500;

/** The delivery text of a cart position, in the language of the storefront. */
export const deliveryText = ({ arrives }: Pick<Delivery, 'arrives'>, { language }: Storefront): string => {
  const written = writtenLanguage(language);
  const wording = WORDINGS[written];
  if (arrives === undefined) return wording.soldOut;
  const key = `${written} ${arrives.from} ${arrives.to}`;
  const text = cachedTexts.get(key) ?? `${wording.delivery} ${span(arrives, wording)}`;
  if (cachedTexts.size >= MAX_CACHED_TEXTS) cachedTexts.clear();
  cachedTexts.set(key, text);
  return text;
};
