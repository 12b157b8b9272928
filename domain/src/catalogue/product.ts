import type { LightningDeal } from './lightning-deal.ts';
import type { OrUnknown } from '../shared/or-unknown.ts';
import type { Price } from './price.ts';

export type { BasePrice, Price } from './price.ts';

export type ProductId = string;
export type ItemId = string;
export type CategoryId = string;

export interface Crumb {
  readonly displayName: string;
  readonly path: string;
}

/** A picture in the available sizes. */
export interface Picture {
  readonly alt: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
}

export interface Badges {
  readonly sale: boolean;
  readonly new: boolean;
  readonly popular: boolean;
  readonly extra: readonly { readonly id: string; readonly name: string }[];
}

/** A product as a list shows it (ENT-21). */
export interface ProductTile {
  readonly id: ProductId;
  readonly bestItemId: ItemId;
  readonly name: string;
  readonly manufacturerName: string;
  readonly path: string;
  readonly picture: Picture;
  readonly price: Price;
  /** Variants differ in price: `price` is the lowest. */
  readonly startsFrom: boolean;
  readonly moreVariants: boolean;
  readonly rating: number;
  readonly numberOfRatings: number;
  readonly badges: Badges;
  readonly isShortage: boolean;
  readonly minimumOrderQuantity: number;
  readonly delivery: Delivery;
  /** The deal of the best item, while it runs. */
  readonly deal?: LightningDeal;
  readonly breadCrumb: readonly Crumb[];
}

export const AVAILABILITIES = ['in-stock', 'low-stock', 'on-order', 'sold-out'] as const;
export type Availability = (typeof AVAILABILITIES)[number];
export type AvailabilityOrUnknown = OrUnknown<Availability>;

export interface Delivery {
  readonly availability: AvailabilityOrUnknown;
  /** Days on which an order placed now may arrive, ISO dates, both inclusive; absent if sold out. */
  readonly arrives?: { readonly from: string; readonly to: string };
  /** Pieces left; present only if they are few. */
  readonly left?: number;
}

export interface VariantOption {
  readonly value: string;
  readonly label: string;
  readonly selected: boolean;
  /** No item has this option together with the options chosen so far. */
  readonly disabled: boolean;
  /** A colour for a swatch. */
  readonly css?: string;
  readonly picture?: Picture;
  readonly valuePosition: number;
  readonly hasDiscount: boolean;
}

/** An attribute in which a product's items differ (ENT-20). */
export interface VariantAttribute {
  readonly name: string;
  readonly displayName: string;
  readonly position: number;
  readonly type: 'tile' | 'dropdown';
  readonly options: readonly VariantOption[];
}

export interface SelectedVariant {
  readonly name: string;
  readonly value: string;
}

/** An article that can be ordered. */
export interface Item {
  readonly itemId: ItemId;
  readonly productId: ProductId;
  readonly name: string;
  readonly orderNumber: string;
  readonly price: Price;
  readonly pictures: readonly Picture[];
  readonly variants: readonly LabelledValue[];
  readonly maxQuantity: number;
  readonly minimumOrderQuantity: number;
  readonly delivery: Delivery;
  /** What is said about its delivery, by the keys of `matrix-code.ts`. */
  readonly matrixCodeMessages: readonly { readonly key: string; readonly text: string }[];
  readonly primeFaehig: boolean;
  readonly deal?: LightningDeal;
}

/** Who answers for a product's safety: postal and electronic address stand on the page (Art. 19 GPSR). */
export interface Manufacturer {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** A file about a product, such as a data sheet. */
export interface Download {
  readonly headline: string;
  readonly url: string;
}

/** A longer text about a product. Its content is fetched when it is opened. */
export interface ExtraTab {
  readonly id: string;
  readonly title: string;
}

/** The EU energy label (Regulation (EU) 2017/1369): class, arrow with the scale, and data sheet stand beside the price. */
export interface EnergyLabel {
  readonly class: string;
  readonly picture: Picture;
  readonly dataSheetUrl: string;
}

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

export interface Product {
  readonly productId: ProductId;
  readonly name: string;
  readonly path: string;
  readonly manufacturer: Manufacturer;
  /** In the European Union, for a manufacturer outside of it (Art. 16 GPSR). */
  readonly responsiblePerson?: Manufacturer;
  readonly teaser: string;
  readonly longDescription: string;
  readonly shortFacts: readonly LabelledValue[];
  readonly deliveryScope: readonly string[];
  readonly warranty?: string;
  readonly safetyNotices: readonly string[];
  /** Short points in its favour. */
  readonly productFeatures: readonly string[];
  /** Marks and what they stand for, such as CE. */
  readonly labelAttributes: readonly LabelledValue[];
  readonly energyLabel?: EnergyLabel;
  readonly downloads: readonly Download[];
  readonly extraTabs: readonly ExtraTab[];
  /** Videos on YouTube, by their ids there. */
  readonly youtubeVideos: readonly { readonly id: string; readonly title: string }[];
  readonly audioSamples: readonly { readonly title: string; readonly url: string }[];
  readonly accessoryIds: readonly ProductId[];
  /** Offered instead while the product is not available. */
  readonly replacementProductIds: readonly ProductId[];
  readonly rating: number;
  readonly numberOfRatings: number;
  readonly badges: Badges;
  readonly breadcrumb: readonly Crumb[];
  readonly categoryId: CategoryId;
  readonly availableForSale: boolean;
  readonly hasMultipleItems: boolean;
  readonly hasSamePricesForAllItems: boolean;
  /** Across all items: what a list shows. */
  readonly price: Price;
  readonly pictures: readonly Picture[];
  readonly variantAttributes: readonly VariantAttribute[];
  /** The item with the chosen variants; absent until all are chosen. */
  readonly item?: Item;
}
