import { describe, expect, it } from 'vitest';
import { PROVIDERS, providerAt, providerFor } from './providers.ts';

describe('the payment providers', () => {
  it('have different names and payment methods, and all their pages below their own path', () => {
    expect(PROVIDERS.map(({ name, paymentId }) => [name, paymentId])).toEqual([
      ['amazon', 'AMAZONPAY'],
      ['card', 'CREDIT_CARD'],
      ['paypal', 'PAYPAL'],
      ['twint', 'TWINT'],
    ]);
    for (const { name, paths } of PROVIDERS)
      expect(paths.filter((path) => !path.startsWith(`/qa/pay/${name}/`))).toEqual([]);
  });

  it('are found by the paths of their pages', () => {
    for (const provider of PROVIDERS)
      expect(provider.paths.map((path) => providerAt(path)?.name)).toEqual(provider.paths.map(() => provider.name));
    expect(providerAt('/qa/pay/nobody/')).toBeUndefined();
    expect(providerAt('/elsewhere/qa/pay/card/')).toBeUndefined();
  });

  it('are found by their payment methods', () => {
    expect(providerFor('CREDIT_CARD')?.name).toBe('card');
    expect(providerFor('PREPAID')).toBeUndefined();
  });
});
