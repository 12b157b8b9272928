import type { CartChange } from '@shop/domain/checkout/cart-changes';
import type { Money } from '@shop/domain/shared/money';
import type { Language } from '@shop/domain/storefronts/language';
import { presentMoney } from '../shared/present-money.ts';
import type { CartChangeType } from './place-order.types.ts';

const written = (value: Money | number, language: Language): string =>
  typeof value === 'number' ? String(value) : presentMoney(value, language).text;

export const presentCartChange = (change: CartChange, language: Language): CartChangeType => ({
  what: change.what,
  positionId: 'positionId' in change ? change.positionId : undefined,
  name: 'name' in change ? change.name : undefined,
  was: 'was' in change ? written(change.was, language) : undefined,
  is: 'is' in change ? written(change.is, language) : undefined,
});
