import { granted, refused } from '@shop/domain/shared/result';
import { expect, it } from 'vitest';
import { returnFormReply } from './return-form-reply.ts';

const POSTED = { name: 'return-carrier', path: '/myaccount/returns/carrier/', values: { labels: 'drei' } };
const { name: form, path, values } = POSTED;

it('leads on', () => {
  expect(returnFormReply(POSTED, granted({ path: '/next/' }))).toEqual({ path: '/next/' });
});

it('leads to the step that is due, and says why if there is something to say', () => {
  const notReady = { because: 'not-ready', path: '/before/' } as const;
  expect(returnFormReply(POSTED, refused(notReady))).toEqual({ path: '/before/', toasts: [] });
  expect(returnFormReply(POSTED, refused({ ...notReady, notice: 'shop.return.notFound' }))).toEqual({
    path: '/before/',
    toasts: [{ kind: 'error', messageKey: 'shop.return.notFound' }],
  });
});

it('shows the errors of the fields, what holds for all, and what it is about', () => {
  const fieldErrors = [{ field: 'labels', message: 'shop.form.error.quantity' }] as const;
  expect(returnFormReply(POSTED, refused({ because: 'invalid-form', fieldErrors }))).toEqual({
    path,
    echo: { form, values, fieldErrors },
  });
  const all = { general: 'shop.return.notFound', about: ['labels'] } as const;
  expect(returnFormReply(POSTED, refused({ because: 'invalid-form', fieldErrors: [], ...all }))).toEqual({
    path,
    echo: { form, values, fieldErrors: [], ...all },
  });
});

it('shows what the shop refused, in its own words if it has any', () => {
  const refusal = { because: 'return-refused', message: 'shop.return.notReturnable' } as const;
  const general = (shown: object) => ({ path, echo: { form, values, fieldErrors: [], ...shown } });
  expect(returnFormReply(POSTED, refused(refusal))).toEqual(general({ general: 'shop.return.notReturnable' }));
  expect(returnFormReply(POSTED, refused({ ...refusal, text: 'Die Frist ist vorbei.' }))).toEqual(
    general({ general: 'Die Frist ist vorbei.' }),
  );
});
