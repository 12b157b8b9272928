import type {
  MutationSubmitReturnOrderArgs,
  MutationUploadReturnImageArgs,
  QueryFindOrderForReturnArgs,
  QueryFindOrderForReturnByHashArgs,
  QueryGetAvailableCarriersArgs,
  QueryGetAvailableRegulationsArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { IDEMPOTENCY_KEY } from '../http/passed-headers.ts';
import { writeRefusal } from '../shared/write-refusal.ts';
import { readDraft, readImage, readReason, readRequest } from './read-return.ts';
import { writeCarrier, writeReturnOrder, writeSubmitted } from './write-return.ts';

type ReturnField =
  | 'findOrderForReturn'
  | 'findOrderForReturnByHash'
  | 'getAvailableRegulations'
  | 'getAvailableCarriers'
  | 'submitReturnOrder'
  | 'uploadReturnImage';

export const returnResolvers: Resolvers<ReturnField> = {
  findOrderForReturn: async ({ orderId, zipCode }: QueryFindOrderForReturnArgs, { shop, shopper, baseUrl }) => {
    const found = await shop.returns.find(shopper, { orderId, zipCode });
    return found.ok ? writeReturnOrder(found.value, baseUrl) : null;
  },
  findOrderForReturnByHash: async ({ hash }: QueryFindOrderForReturnByHashArgs, { shop, shopper, baseUrl }) => {
    const found = await shop.returns.findByHash(shopper, hash);
    return found.ok ? writeReturnOrder(found.value, baseUrl) : null;
  },
  getAvailableRegulations: ({ hash, selectedItems }: QueryGetAvailableRegulationsArgs, { shop, shopper }) =>
    shop.returns.regulations(
      shopper,
      hash,
      selectedItems.map(({ id, quantity, reason }) => ({ id, quantity, reason: readReason(reason) })),
    ),
  getAvailableCarriers: async ({ hash, returnOrder }: QueryGetAvailableCarriersArgs, { shop, shopper }) =>
    (await shop.returns.carriers(shopper, { ...readDraft(returnOrder), hash })).map(writeCarrier),
  submitReturnOrder: async ({ returnOrder }: MutationSubmitReturnOrderArgs, { shop, shopper, headers, baseUrl }) => {
    const idempotencyKey = headers[IDEMPOTENCY_KEY];
    if (idempotencyKey === undefined)
      throw classified('BAD_REQUEST', 'submitReturnOrder needs the header Idempotency-Key.');
    const submitted = await shop.returns.submit(shopper, readRequest(returnOrder), { idempotencyKey });
    if (!submitted.ok) return { isError: true, errorMsg: submitted.refusal.message, submittedReturn: null };
    return { isError: false, errorMsg: null, submittedReturn: writeSubmitted(submitted.value, baseUrl) };
  },
  uploadReturnImage: async ({ hash, image }: MutationUploadReturnImageArgs, { shop, shopper }) => {
    const stored = await shop.returns.uploadImage(shopper, hash, await readImage(image));
    if (stored.ok) return { imageId: stored.value, refusal: null };
    const { refusal } = stored;
    return {
      imageId: null,
      refusal: writeRefusal(refusal.because, refusal.because === 'image-refused' ? { message: refusal.message } : {}),
    };
  },
};
