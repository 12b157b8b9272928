import { anonymousCustomer } from '@shop/domain/customers/anonymous-customer';
import { visitorLoginStateOf, visitorTypeOf } from '@shop/domain/customers/visitor';

import type { MeQuery } from '../../../platform/generated/graphql.ts';

const nobody = anonymousCustomer('');

/** What the shop says of a visitor without a session. It need not be asked. */
export const VISITOR_WITHOUT_SESSION: MeQuery = {
  me: {
    loginState: 'logged-out',
    visitorType: visitorTypeOf(nobody),
    visitorLoginState: visitorLoginStateOf(nobody),
    firstName: null,
    lastName: null,
    email: null,
    isInternal: nobody.isInternal,
    primeStatus: nobody.primeInfo.status,
    cartArticleCount: 0,
    cartId: null,
    hasMergedCart: false,
  },
};
