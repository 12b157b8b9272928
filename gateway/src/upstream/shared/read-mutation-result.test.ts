import { describe, expect, it } from 'vitest';
import type { MutationAnswerFieldsFragment } from '../generated/operation-types.ts';
import { readFormRefusal } from './read-form-refusal.ts';
import { readMessage } from './read-message.ts';
import { readChoiceResult, readFormResult } from './read-mutation-result.ts';
import { readAs } from './unreadable.ts';

const reply = (said: Partial<MutationAnswerFieldsFragment> = {}): MutationAnswerFieldsFragment => ({
  successful: true,
  generalErrorMessage: null,
  fieldErrors: [],
  refusal: null,
  ...said,
});
const TABLE = { NO_SUCH_THING: () => ({ because: 'no-such-thing' }) };

describe('the reply to a mutation', () => {
  it('can grant it', () => {
    expect(readFormResult(reply())).toEqual({ ok: true, value: undefined });
    expect(readChoiceResult(reply(), TABLE)).toEqual({ ok: true, value: undefined });
  });

  it('reports the invalid fields, with their form if given', () => {
    const fieldErrors = [
      { fieldName: 'billingAddress.postcode', errorMessage: 'shop.form.error.postcode.de', formName: null },
      { fieldName: 'email', errorMessage: 'vue.form.error.email.incorrect', formName: 'account' },
    ];
    expect(
      readFormResult(reply({ successful: false, fieldErrors, generalErrorMessage: 'shop.form.error.terms' })),
    ).toEqual({
      ok: false,
      refusal: {
        because: 'invalid-form',
        fieldErrors: [
          { field: 'billingAddress.postcode', message: 'shop.form.error.postcode.de' },
          { field: 'email', message: 'vue.form.error.email.incorrect', form: 'account' },
        ],
        general: 'shop.form.error.terms',
      },
    });
  });

  it('reports a general error if it has no other, or if there is no text for its message', () => {
    const wrong = { because: 'invalid-form', fieldErrors: [], general: 'vue.cart.error.somethingWentWrong' };
    expect(readFormRefusal({ fieldErrors: [], general: null })).toEqual(wrong);
    expect(
      readFormRefusal({
        fieldErrors: [{ fieldName: 'email', errorMessage: 'vue.form.error.email.incorrect', formName: null }],
        general: null,
      }),
    ).toEqual({
      because: 'invalid-form',
      fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
    });
    expect(readFormRefusal({ fieldErrors: [], general: 'upstream.text.of.tomorrow' })).toEqual(wrong);
    expect([readMessage('constructor'), readMessage(null, 'shop.login.failed')]).toEqual([
      'vue.cart.error.somethingWentWrong',
      'shop.login.failed',
    ]);
  });

  it('is a refusal of the domain by its code', () => {
    const refusal = { code: 'NO_SUCH_THING', subject: null, message: null };
    expect(readChoiceResult(reply({ successful: false, refusal }), TABLE)).toEqual({
      ok: false,
      refusal: { because: 'no-such-thing' },
    });
    expect(readFormResult(reply({ successful: false, refusal }), TABLE)).toEqual({
      ok: false,
      refusal: { because: 'no-such-thing' },
    });
  });

  it.each(['SOMETHING_NEW', 'constructor', ''])('is a failure of the upstream with an unknown code: %o', (code) => {
    const refusal = { code, subject: 'anna@schule.example', message: 'about anna@schule.example' };
    const reading = () =>
      readAs({ name: 'setShippingMethod' }, () => readChoiceResult(reply({ successful: false, refusal }), TABLE));
    expect(reading).toThrow(
      expect.objectContaining({ name: 'UpstreamReplyInvalid', operation: 'setShippingMethod', problem: 'unreadable' }),
    );
    expect(reading).not.toThrow('anna');
  });

  it('is the domain’s refusal for a reply without a code, if it has one', () => {
    const inWords = (message: string) => ({ because: 'in-words', message });
    expect(
      readChoiceResult(reply({ successful: false, generalErrorMessage: 'shop.payment.error' }), {}, inWords),
    ).toEqual({ ok: false, refusal: { because: 'in-words', message: 'shop.payment.error' } });
    expect(readChoiceResult(reply({ successful: false }), {}, inWords)).toEqual({
      ok: false,
      refusal: { because: 'in-words', message: 'vue.cart.error.somethingWentWrong' },
    });
  });

  it('is a failure with the upstream’s message for the shopper if the domain has no refusal for it', () => {
    const reading = () =>
      readAs({ name: 'setShippingMethod' }, () =>
        readChoiceResult(reply({ successful: false, generalErrorMessage: 'shop.payment.error' }), TABLE),
      );
    expect(reading).toThrow(
      expect.objectContaining({
        name: 'UpstreamRefused',
        operation: 'setShippingMethod',
        messageKey: 'shop.payment.error',
      }),
    );
  });

  it('is a failure if a choice is refused without a reason', () => {
    expect(() => readChoiceResult(reply({ successful: false }), TABLE)).toThrow(
      'a choice that is refused without a reason',
    );
  });

  it('is a failure of the upstream, and not ours, if its shape is different', () => {
    const shapeless: { readonly setShippingMethod: MutationAnswerFieldsFragment } = JSON.parse('{}');
    expect(() =>
      readAs({ name: 'setShippingMethod' }, () => readChoiceResult(shapeless.setShippingMethod, TABLE)),
    ).toThrow(expect.objectContaining({ name: 'UpstreamReplyInvalid', cause: expect.any(TypeError) }));
  });
});
