/** What the editors of the search maintain. Everything here may be changed without touching the engine. */
import { BASKET, CANCELLATION_FORM, categoryPath, ORDER_STATUS, RETURNS, WISHLIST, WITHDRAWAL_FORM } from '@shop/domain/shared/paths';
import type { Texts } from '../goods/goods.ts';
import { ABOUT, ADVICE, CONTACT, GUARANTEE, IMPRINT, PAYMENT, PRIVACY, SHIPPING, TERMS } from '../content/page-paths.ts';

/** Printed catalogues. */
const CATALOGUES = categoryPath('2133');

/** Searches that ask for a page and not for goods. The whole search must be one of the words, in capitals or not. */
export const REDIRECT_RULES: readonly { readonly words: readonly string[]; readonly path: string }[] = [
  { words: ['versand', 'versandkosten', 'lieferung', 'lieferzeit', 'spedition', 'speditionskosten', 'shipping', 'delivery', 'postage'], path: SHIPPING },
  { words: ['retoure', 'retouren', 'rücksendung', 'rückgabe', 'umtausch', 'return', 'returns'], path: RETURNS },
  { words: ['widerruf', 'widerrufen', 'withdrawal'], path: WITHDRAWAL_FORM },
  { words: ['kündigen', 'kündigung', 'prime kündigen', 'cancel contract', 'cancel prime'], path: CANCELLATION_FORM },
  { words: ['gutschein', 'gutscheine', 'gutscheincode', 'voucher', 'vouchers', 'coupon'], path: BASKET },
  { words: ['katalog', 'kataloge', 'katalog bestellen', 'catalogue', 'catalogues', 'catalog'], path: CATALOGUES },
  { words: ['zahlung', 'zahlungsarten', 'bezahlen', 'rechnung', 'payment', 'invoice'], path: PAYMENT },
  { words: ['kontakt', 'hotline', 'kundenservice', 'telefonnummer', 'contact', 'customer service'], path: CONTACT },
  { words: ['bestellstatus', 'sendungsverfolgung', 'wo ist mein paket', 'order status', 'track order'], path: ORDER_STATUS },
  { words: ['merkzettel', 'wunschliste', 'wishlist'], path: WISHLIST },
  { words: ['garantie', 'gewährleistung', 'reklamation', 'guarantee', 'warranty'], path: GUARANTEE },
  { words: ['impressum', 'imprint'], path: IMPRINT },
  { words: ['datenschutz', 'privacy'], path: PRIVACY },
  { words: ['agb', 'terms and conditions'], path: TERMS },
  { words: ['über uns', 'about us'], path: ABOUT },
  { words: ['beratung', 'ratgeber schulanfang', 'advice'], path: ADVICE },
];

/** Searches that mean another one. Typing mistakes need no rule: they are found by comparing letters. */
export const OVERWRITE_RULES: readonly { readonly typed: string; readonly meant: Texts }[] = [
  { typed: 'tuschkasten', meant: { de: 'Deckfarbkasten', en: 'Paint box' } },
  { typed: 'blatt papier', meant: { de: 'Kopierpapier', en: 'Copier paper' } },
  { typed: 'zuckertüte', meant: { de: 'Schultüte', en: 'School cone' } },
];

/** Other words for what the assortment calls differently, as they are corrected to; they find it as well. What they find is folded, as it is compared. */
export const SYNONYMS: Readonly<Record<keyof Texts, Readonly<Record<string, readonly string[]>>>> = {
  de: {
    Radiergummi: ['radierer'],
    Ratzefummel: ['radierer'],
    Fasermaler: ['filzstift'],
    Faserstift: ['filzstift'],
    Anspitzer: ['spitzer', 'dosenspitzer'],
    Malkasten: ['deckfarbkasten'],
    Farbkasten: ['deckfarbkasten'],
    Wasserfarben: ['deckfarbkasten'],
    Etui: ['federmappchen', 'schlamperetui'],
    Federtasche: ['federmappchen'],
    Tornister: ['schulranzen'],
    Schultasche: ['schulranzen', 'schulrucksack'],
    Leuchtmarker: ['textmarker'],
    Leuchtstift: ['textmarker'],
    Turnsack: ['turnbeutel'],
    Sportbeutel: ['turnbeutel'],
    Füllfederhalter: ['schulfuller'],
    Füller: ['schulfuller'],
    Kuli: ['kugelschreiber'],
    Klammer: ['buroklammern'],
    Notizzettel: ['haftnotizen'],
    Klebezettel: ['haftnotizen'],
    Plastilin: ['knete'],
    Tacker: ['hefter'],
    Projektor: ['beamer'],
    Rechner: ['schulrechner'],
    Vesperdose: ['brotdose'],
    Weltkugel: ['globus'],
    Violine: ['geige'],
    Mathe: ['rechnen'],
    Mathematik: ['rechnen'],
    schreddern: ['aktenvernichter'],
    Schredder: ['aktenvernichter'],
    Stk: ['stuck'],
    Liter: ['l'],
    l: ['liter'],
    Gramm: ['g'],
    Kilo: ['kg'],
    Zentimeter: ['cm'],
  },
  en: {
    backpack: ['rucksack'],
    color: ['colour'],
    colored: ['coloured'],
    rubber: ['eraser'],
    pcs: ['pack', 'pieces'],
    pieces: ['pack'],
    litre: ['l'],
    l: ['litre'],
    notepad: ['pad'],
    folder: ['file'],
    biro: ['ballpoint'],
    playdough: ['dough'],
    plasticine: ['dough'],
    lunchbox: ['lunch'],
    schoolbag: ['satchel', 'rucksack'],
    fiddle: ['violin'],
    binder: ['file'],
  },
};

/** Words that stay as they are, since their stem would be that of something else: a stapler (Hefter) is no exercise book (Heft). */
export const KEPT_WORDS: readonly string[] = ['hefter', 'schnellhefter', 'locher', 'motivlocher', 'drucker', 'laserdrucker', 'ordner', 'fuller', 'schulfuller', 'spitzer', 'dosenspitzer', 'becher', 'stiftebecher', 'planer', 'wecker', 'hocker'];

/** Words that tell nothing about goods. */
export const FILLER_WORDS: readonly string[] = [
  ...['der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'und', 'oder', 'mit', 'ohne', 'fur', 'von', 'zu', 'zum', 'zur', 'im', 'in', 'am', 'aus', 'auf', 'din', 'kaufen', 'bestellen', 'gunstig'],
  ...['the', 'an', 'and', 'or', 'with', 'for', 'of', 'to', 'on', 'by', 'buy', 'cheap'],
];
