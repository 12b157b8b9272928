import { MINOR_PER_MAJOR, type Money } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { moneyText } from '../../shared/money-text.ts';
import type { Money as UpstreamMoney } from '../generated/upstream-types.ts';

/** An amount in major units; the text is formatted only if the operation selects it. */
export const writeMoney = ({ minor, currency }: Money, { language }: Storefront): UpstreamMoney => ({
  amount: minor / MINOR_PER_MAJOR,
  currencyCode: currency,
  get stringValue() {
    return moneyText({ minor, currency }, language);
  },
});

export const writeMoneyIfAny = (money: Money | undefined, storefront: Storefront): UpstreamMoney | null =>
  money === undefined ? null : writeMoney(money, storefront);
