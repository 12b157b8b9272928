import { savingOf } from '@shop/domain/catalogue/price-rules';
import type { Price } from '@shop/domain/catalogue/product';
import type { Money } from '@shop/domain/shared/money';
import type { GraphQLFieldResolver } from 'graphql';
import { moneyText } from '../shared/money-text.ts';
import type { GraphqlContext } from './graphql-context.ts';

type FieldsOf<Value> = Readonly<Record<string, GraphQLFieldResolver<Value, GraphqlContext>>>;

const MONEY: FieldsOf<Money> = {
  amount: ({ minor }) => minor,
  text: (money, _args, { publicShopper }) => moneyText(money, publicShopper.storefront.language),
};

const PRICE: FieldsOf<Price> = {
  saving: (price) => savingOf(price),
};

/** By type, the fields that are computed when a response has them. All others are properties of what presenters return (docs/decisions/0020). */
export const COMPUTED_FIELDS: Readonly<Record<string, FieldsOf<Money> | FieldsOf<Price>>> = {
  Money: MONEY,
  Price: PRICE,
};
