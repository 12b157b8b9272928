import type { CheckoutFacts } from '@shop/domain/checkout/checkout';

import { request } from '../../shared/api.ts';
import { CheckoutFactsDocument } from '../../shared/generated/graphql.ts';
import { factsOf } from './facts-of.ts';

/** Asks the shop what the guards judge, fresh: never from a cache. */
export const fetchCheckoutFacts = async (): Promise<CheckoutFacts> => factsOf((await request('CheckoutFacts', CheckoutFactsDocument, {})).checkoutFacts);
