import type { VatClass } from '@shop/domain/shared/vat-rates';
import type { BrandKey } from './brands.ts';
import type { GoodsMeasure, GoodsProduct, GoodsVariantAttribute, Texts } from './goods.ts';
import type { SafetyKey } from './safety-notices.ts';

/** A size, count or format of a template; each is a separate product. */
export interface Pack {
  /** Follows the name: "12 Farben". Empty if the template has one pack only. */
  readonly label: Texts;
  /** Price in cents for an ordinary brand. */
  readonly cents: number;
  readonly grams: number;
  readonly measure?: GoodsMeasure;
  /** What is in the box, if it differs from the template's. */
  readonly scope?: Texts;
  /** A picture other than the template's. */
  readonly scene?: string;
  readonly minimum?: number;
}

/** A picture or theme, such as an animal; each is a separate product. */
export interface Motif extends Texts {
  /** A picture other than the template's. */
  readonly scene?: string;
  /** Price factor against the template's other motifs. */
  readonly factor?: number;
}

export interface Fact {
  readonly label: Texts;
  readonly value: Texts;
}

/**
 * A kind of product, written by hand. Its products are the combinations of brand, series, pack and motif.
 * The name may contain `{series}`, `{motif}` and `{pack}`.
 */
export interface ProductTemplate {
  readonly name: Texts;
  readonly makers: readonly [BrandKey, ...BrandKey[]];
  readonly packs: readonly [Pack, ...Pack[]];
  readonly motifs?: readonly Motif[];
  readonly variants?: readonly GoodsVariantAttribute[];
  /** How much more each larger size costs, as a share of the smallest. */
  readonly sizeStep?: number;
  /** Drawing of the picture, see `pictures/scenes.ts`. */
  readonly scene: string;
  readonly teaser: Texts;
  readonly text: Texts;
  readonly facts: readonly Fact[];
  readonly scope: Texts;
  readonly safety?: readonly SafetyKey[];
  readonly warrantyYears?: number;
  readonly vat?: VatClass;
  readonly bulky?: boolean;
  readonly isCatalog?: boolean;
  /** Motifs are titles, as of books: each comes from one publisher only. */
  readonly hasTitles?: boolean;
  readonly energyLabel?: NonNullable<GoodsProduct['energyLabel']>;
}

export const both = (de: string, en: string): Texts => ({ de, en });

export const motif = (de: string, en: string, scene?: string, factor = 1): Motif => ({
  de,
  en,
  ...(scene === undefined ? {} : { scene }),
  factor,
});

export const fact = (labelDe: string, labelEn: string, valueDe: string, valueEn: string = valueDe): Fact => ({
  label: both(labelDe, labelEn),
  value: both(valueDe, valueEn),
});

export const material = (de: string, en: string): Fact => fact('Material', 'Material', de, en);
export const measures = (de: string, en: string = de.replaceAll(',', '.')): Fact => fact('Maße', 'Dimensions', de, en);
/** Label of the fact that says from which age a product is suitable. */
export const AGE: Texts = { de: 'Alter', en: 'Age' };
export const fromAge = (years: number): Fact => fact(AGE.de, AGE.en, `ab ${years} Jahren`, `from ${years} years`);

export const pack = (de: string, en: string, cents: number, grams: number, more: Partial<Pack> = {}): Pack => ({
  label: both(de, en),
  cents,
  grams,
  ...more,
});

/** The only pack of a template with a single size. */
export const onePack = (cents: number, grams: number, more: Partial<Pack> = {}): Pack =>
  pack('', '', cents, grams, more);

export const kilograms = (amount: number): { readonly measure: GoodsMeasure } => ({ measure: { amount, unit: 'kg' } });
export const litres = (amount: number): { readonly measure: GoodsMeasure } => ({ measure: { amount, unit: 'l' } });
export const metres = (amount: number): { readonly measure: GoodsMeasure } => ({ measure: { amount, unit: 'm' } });
export const squareMetres = (amount: number): { readonly measure: GoodsMeasure } => ({
  measure: { amount, unit: 'm²' },
});
export const pieces = (amount: number): { readonly measure: GoodsMeasure } => ({ measure: { amount, unit: 'piece' } });
