import type { Delivery } from '@shop/domain/catalogue/product';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';

const PARTS: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' };
const GERMAN = new Intl.DateTimeFormat('de-DE', PARTS);
const ENGLISH = new Intl.DateTimeFormat('en-GB', PARTS);

const part = (parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';

/** "Mi, 25." or "Mi, 25. November". */
const german = (date: string, { withMonth }: { readonly withMonth: boolean }): string => {
  const parts = GERMAN.formatToParts(new Date(date));
  const day = `${part(parts, 'weekday').replace('.', '')}, ${part(parts, 'day')}.`;
  return withMonth ? `${day} ${part(parts, 'month')}` : day;
};

const span = ({ from, to }: { readonly from: string; readonly to: string }, isEnglish: boolean): string => {
  if (isEnglish) return from === to ? ENGLISH.format(new Date(to)) : `${ENGLISH.format(new Date(from))} to ${ENGLISH.format(new Date(to))}`;
  const last = german(to, { withMonth: true });
  return from === to ? last : `${german(from, { withMonth: from.slice(0, 7) !== to.slice(0, 7) })} bis ${last}`;
};

/** Formatting dates is slow, so texts are cached by their pair of days. */
const cachedTexts = new Map<string, string>();
const MAX_CACHED_TEXTS = 500;

/** The delivery text of a cart position, in the language of the storefront. */
export const deliveryText = ({ arrives }: Pick<Delivery, 'arrives'>, { language }: Storefront): string => {
  const isEnglish = LANGUAGE_RULES[language].textLanguage === 'en';
  if (arrives === undefined) return isEnglish ? 'Sold out' : 'Ausverkauft';
  const key = `${isEnglish ? 'en' : 'de'} ${arrives.from} ${arrives.to}`;
  const text = cachedTexts.get(key) ?? `${isEnglish ? 'Delivery' : 'Lieferung'} ${span(arrives, isEnglish)}`;
  if (cachedTexts.size >= MAX_CACHED_TEXTS) cachedTexts.clear();
  cachedTexts.set(key, text);
  return text;
};
