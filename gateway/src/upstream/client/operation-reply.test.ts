import { describe, expect, it } from 'vitest';
import { completeDataOf } from './operation-reply.ts';
import { UpstreamErrors } from './failures.ts';
import { aQuery } from './testing/client-on-script.ts';

const operation = aQuery();
const errors = [
  { kind: 'other', message: 'lena@schule.example is known', messageKey: 'vue.form.error.email.notUnique' },
] as const;

describe('a reply that must be complete', () => {
  it('is its data', () => {
    expect(completeDataOf(operation, { came: 'data', data: { name: 'cart' }, errors: [] })).toEqual({ name: 'cart' });
  });

  it('is otherwise a failure that names the operation', () => {
    expect(() => completeDataOf(operation, { came: 'errors', errors })).toThrow(
      'The reply has errors: vue.form.error.email.notUnique',
    );
    expect(() => completeDataOf(operation, { came: 'data', data: {}, errors })).toThrow(
      expect.objectContaining({ name: 'UpstreamErrors', operation: 'FindCart', errors }),
    );
    expect(() => completeDataOf(operation, { came: 'nothing' })).toThrow(
      expect.objectContaining({ name: 'SessionRevoked', operation: 'FindCart' }),
    );
  });

  it('never logs what an error says about a person', () => {
    const failure = new UpstreamErrors(operation.name, errors);
    const printed = [failure.message, failure.stack, ...Object.entries(failure)].join(' ');
    expect(printed).toContain('FindCart');
    expect(printed).not.toContain('lena');
  });
});
