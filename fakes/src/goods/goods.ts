import type { VatClass } from '@shop/domain/shared/vat-rates';
import type { WrittenLanguage } from '../shared/written-language.ts';

/** A text in both languages of the shop; the Swiss and Austrian storefronts use the German one. */
export type Texts = Readonly<Record<WrittenLanguage, string>>;

/** Current prices with VAT, in minor units. Austria uses Germany's euro prices; franc prices have their own price points. */
export interface GoodsPrice {
  readonly eurGross: number;
  readonly chfGross: number;
  /** Lowest price of the last 30 days before a reduction (§ 11 PAngV). */
  readonly previousEurGross?: number;
  readonly previousChfGross?: number;
  /** The manufacturer's recommended price (UVP). */
  readonly recommendedEurGross?: number;
  readonly recommendedChfGross?: number;
}

export type BaseUnit = 'kg' | 'l' | 'm' | 'm²' | 'piece';

/** How many units of measure one item contains: the price divided by it is the Grundpreis (§ 4 PAngV). */
export interface GoodsMeasure {
  readonly amount: number;
  readonly unit: BaseUnit;
}

/** `reduced` is the rate of books and other print. */

export interface GoodsItem {
  readonly itemId: string;
  readonly productId: string;
  readonly orderNumber: string;
  readonly price: GoodsPrice;
  readonly vatClass: VatClass;
  readonly base?: GoodsMeasure;
  /** Pieces in stock when a world begins; 0 is sold out, unless `onOrder`. */
  readonly stock: number;
  /** The manufacturer sends it on order: never sold out, but slow. */
  readonly onOrder: boolean;
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
  readonly weightGrams: number;
  /** Delivered by forwarding agent (Spedition). */
  readonly bulky: boolean;
  readonly primeFaehig: boolean;
  /** Chosen value for each of the product's attributes. */
  readonly variants: readonly { readonly attribute: string; readonly value: string }[];
  /** Names of pictures; the first is the main one. */
  readonly pictures: readonly string[];
}

export interface GoodsVariantValue {
  readonly value: string;
  readonly label: Texts;
  /** Colour of the swatch. */
  readonly css?: string;
}

/** An attribute in which the items of a product differ. */
export interface GoodsVariantAttribute {
  readonly attribute: string;
  readonly name: Texts;
  readonly type: 'tile' | 'dropdown';
  readonly values: readonly GoodsVariantValue[];
}

/** Working days until arrival, both inclusive. */
export interface DeliverySpan {
  readonly from: number;
  readonly to: number;
}

export interface GoodsProduct {
  readonly productId: string;
  readonly name: Texts;
  readonly brandId: string;
  readonly categoryId: string;
  readonly items: readonly GoodsItem[];
  readonly attributes: readonly GoodsVariantAttribute[];
  /** Average of all ratings, 1 to 5; 0 without ratings. */
  readonly rating: number;
  readonly numberOfRatings: number;
  readonly isNew: boolean;
  readonly isPopular: boolean;
  /** Printed catalogue, free of charge. */
  readonly isCatalog: boolean;
  /** Ids of extra badges, see `project-badges.ts`. */
  readonly extraBadges: readonly string[];
  /** Recommended for children of at least this age, in years. */
  readonly fromAge?: number;
  /** Sold under an EU energy label. */
  readonly energyLabel?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  /** Can become a lightning deal. */
  readonly isDealCandidate: boolean;
  /** Offered instead while this product is sold out: other products of the same template. */
  readonly replacementProductIds: readonly string[];
  readonly delivery: { readonly inStock: DeliverySpan; readonly onOrder: DeliverySpan };
  /** Position in a list sorted by relevance: the higher, the earlier. */
  readonly relevance: number;
  /** Where its texts come from: positions of pack and motif in the template, and the name of the series. */
  readonly origin: GoodsOrigin;
}

export interface GoodsOrigin {
  readonly templateId: string;
  readonly series: string;
  readonly pack: number;
  readonly motif?: number;
}

/** Texts of a product, generated on first use. */
export interface ProductTexts {
  readonly teaser: Texts;
  readonly longDescription: Texts;
  readonly shortFacts: readonly { readonly label: Texts; readonly value: Texts }[];
  readonly deliveryScope: readonly Texts[];
  readonly warranty?: Texts;
  readonly safetyNotices: readonly Texts[];
}

export interface GoodsBrand {
  readonly brandId: string;
  readonly name: string;
  /** Postal and electronic address (Art. 19 GPSR). */
  readonly address: string;
  readonly email: string;
  /** In the European Union, for a brand from outside of it. */
  readonly responsiblePerson?: { readonly name: string; readonly address: string; readonly email: string };
}

export interface GoodsCategory {
  readonly categoryId: string;
  readonly parentId?: string;
  /** 1 to 3. */
  readonly level: number;
  readonly name: Texts;
  readonly description: Texts;
  readonly picture: string;
  readonly children: readonly GoodsCategory[];
}

/** Everything the fake shop sells. */
export interface Assortment {
  readonly roots: readonly GoodsCategory[];
  readonly products: readonly GoodsProduct[];
  product(id: string): GoodsProduct | undefined;
  item(id: string): GoodsItem | undefined;
  category(id: string): GoodsCategory | undefined;
  brand(id: string): GoodsBrand | undefined;
  /** Products of a category and its subcategories, by relevance. */
  productsIn(categoryId: string): readonly GoodsProduct[];
  textsOf(product: GoodsProduct): ProductTexts;
}
