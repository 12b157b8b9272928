import {
  ReturnCarriersDocument,
  ReturnContactDocument,
  ReturnFlowDocument,
  ReturnRegulationsDocument,
} from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

/** The return of an order, or the one that this browser fills in. Refetched at each step, because other tabs and the shop change it. */
export const returnFlowQuery = (order?: string) => ({
  ...personalQuery('ReturnFlow', ReturnFlowDocument, order === undefined ? {} : { order }),
  staleTime: 0,
});

export const returnRegulationsQuery = (order: string) => ({
  ...personalQuery('ReturnRegulations', ReturnRegulationsDocument, { order }),
  staleTime: 0,
});

export const returnCarriersQuery = (order: string) => ({
  ...personalQuery('ReturnCarriers', ReturnCarriersDocument, { order }),
  staleTime: 0,
});

export const returnContactQuery = personalQuery('ReturnContact', ReturnContactDocument, {});
