import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { CART_STATES, type CartState } from '@shop/domain/carts/cart-rules';
import type { Money } from '@shop/domain/shared/money';
import { PictureType } from '../catalogue/picture.types.ts';
import { BasePriceType } from '../catalogue/price.types.ts';
import { CrumbType, LabelledValueType } from '../catalogue/product-parts.types.ts';
import { wordScalar } from '../graphql/word-scalar.ts';
import { MoneyType } from '../shared/money.types.ts';
import { CartMergeType } from './cart-merge.types.ts';
import { SavedLineType } from './saved-line.types.ts';

const CartStateScalar = wordScalar('CartState', CART_STATES, 'What a cart holds.');

@ObjectType('CartPosition')
export class CartPositionType {
  @Field(() => ID) readonly id: string;
  @Field(() => ID, { description: 'Names the line to the operations that change it.' }) readonly operationsId: string;
  @Field(() => ID) readonly productId: string;
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly brand: string;
  @Field(() => [CrumbType]) readonly crumbs: readonly CrumbType[];
  @Field(() => String) readonly path: string;
  @Field(() => PictureType, { nullable: true }) readonly picture?: PictureType | undefined;
  @Field(() => [LabelledValueType]) readonly variants: readonly LabelledValueType[];
  @Field(() => String) readonly articleNumber: string;
  @Field(() => Int) readonly quantity: number;
  @Field(() => Int) readonly maxQuantity: number;
  @Field(() => Int) readonly minimumOrderQuantity: number;
  @Field(() => MoneyType) readonly pricePerUnit: Money;
  @Field(() => MoneyType, { nullable: true }) readonly oldPricePerUnit?: Money | undefined;
  @Field(() => MoneyType) readonly totalPrice: Money;
  @Field(() => BasePriceType, { nullable: true }) readonly basePrice?: BasePriceType | undefined;
  @Field(() => Boolean) readonly isFreeItem: boolean;
  @Field(() => Boolean) readonly isCatalog: boolean;
  @Field(() => Boolean) readonly isLightningDeal: boolean;
  @Field(() => Int) readonly quantityLightning: number;
  @Field(() => Int) readonly quantityNormal: number;
  @Field(() => MoneyType, { nullable: true }) readonly pricePerUnitLightning?: Money | undefined;
  @Field(() => MoneyType, { nullable: true }) readonly netPricePerUnitLightning?: Money | undefined;
  @Field(() => Boolean) readonly primeFaehig: boolean;
  @Field(() => Boolean) readonly removable: boolean;
  @Field(() => String, { nullable: true }) readonly relatedVoucherCode?: string | undefined;
  @Field(() => String) readonly deliveryText: string;
  @Field(() => [ID], { description: 'Products that go with the article.' }) readonly accessoryIds: readonly string[];
}

@ObjectType('TaxShare')
export class TaxShareType {
  @Field(() => Float) readonly rate: number;
  @Field(() => MoneyType) readonly amount: Money;
}

@ObjectType('Voucher')
export class VoucherType {
  @Field(() => String) readonly code: string;
  @Field(() => String) readonly name: string;
  @Field(() => Boolean, { nullable: true, description: 'Null if it is unknown.' }) readonly applied:
    | boolean
    | undefined;
  @Field(() => MoneyType) readonly saving: Money;
}

@ObjectType('Cart')
export class CartType {
  @Field(() => ID, { nullable: true }) readonly id: string | undefined;
  @Field(() => CartStateScalar) readonly state: CartState;
  @Field(() => [CartPositionType]) readonly positions: readonly CartPositionType[];
  @Field(() => [CartPositionType]) readonly freeArticles: readonly CartPositionType[];
  @Field(() => [CartPositionType]) readonly catalogs: readonly CartPositionType[];
  @Field(() => Int) readonly positionCount: number;
  @Field(() => Int) readonly articleCount: number;
  @Field(() => MoneyType) readonly subtotal: Money;
  @Field(() => MoneyType) readonly promotionsSaving: Money;
  @Field(() => MoneyType) readonly totalSavings: Money;
  @Field(() => MoneyType, { nullable: true }) readonly shippingCost?: Money | undefined;
  @Field(() => [TaxShareType]) readonly tax: readonly TaxShareType[];
  @Field(() => MoneyType) readonly total: Money;
  @Field(() => MoneyType, { description: 'The total without VAT.' }) readonly netValue: Money;
  @Field(() => MoneyType) readonly basketValue: Money;
  @Field(() => MoneyType, { nullable: true }) readonly missingForFreeDelivery?: Money | undefined;
  @Field(() => [VoucherType]) readonly vouchers: readonly VoucherType[];
  @Field(() => String) readonly deliveryCountry: string;
  @Field(() => Boolean) readonly vatIncluded: boolean;
  @Field(() => Boolean, {
    description:
      'Whether the express payment cannot take it, because of its articles or because nothing is to be paid.',
  })
  readonly isExpressExcluded: boolean;
  @Field(() => [SavedLineType], { description: 'What the visitor saved for later, the last first.' })
  readonly savedLines: readonly SavedLineType[];
  @Field(() => CartMergeType, {
    nullable: true,
    description: 'What the last login added to a basket that was not empty, until that is dismissed or undone.',
  })
  readonly merge: CartMergeType | undefined;
}
