import type { ServerToast } from '@shop/domain/pages/page-contract';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { makeListAfterLogin } from '@shop/domain/wishlists/make-list-after-login';
import { NEW_WISHLIST, wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { keyOfListRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import type { Log } from '../logging/log.ts';
import { formEchoOf } from '../request/form-echo-of.ts';
import type { FormReply } from '../request/form-route.decorator.ts';

/** The form of the press. */
const FORM = 'new-wishlist';

/** What a press that had to wait for a login has led to. */
export interface CarriedOut extends FormReply {
  readonly path: string;
  readonly toasts: readonly ServerToast[];
  /** The form that is done with; absent if it is to be corrected. */
  readonly form?: string;
}

/** Carries out the press that led to this login, whose failure is not that of the login. */
export const carryOutPress = async (
  shop: Pick<Shop, 'wishlists'>,
  visitor: Visit,
  target: string | undefined,
  { log, requestId }: { readonly log: Pick<Log, 'failure'>; readonly requestId: string },
): Promise<CarriedOut | undefined> => {
  try {
    const list = await makeListAfterLogin(shop, visitor)(target);
    if (list === undefined) return undefined;
    const { typed, made } = list;
    if (made.ok) {
      const { externalId, name } = made.value.list;
      const toast = { kind: 'success', messageKey: 'shop.wishlist.created', values: { list: name } } as const;
      return { path: wishlistPath(externalId), toasts: [toast], form: FORM };
    }
    const { refusal } = made;
    return refusal.because === 'invalid-form'
      ? { path: NEW_WISHLIST, toasts: [], echo: formEchoOf(FORM, { ...typed }, refusal) }
      : { path: NEW_WISHLIST, toasts: [{ kind: 'error', messageKey: keyOfListRefusal(refusal, visitor.shopper) }] };
  } catch (failure) {
    log.failure(failure, requestId);
    return { path: NEW_WISHLIST, toasts: [{ kind: 'error', messageKey: 'shop.error.internal' }] };
  }
};
