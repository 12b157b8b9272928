import { PERSONAS } from '@shop/fakes/personas/personas';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';

/** Signs the customer Anna Lehmann in; her cart and the anonymous one are merged. */
export const signIn = async (browser: TestBrowser): Promise<void> => {
  const { identifier, password } = PERSONAS.existing;
  await browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: true });
};
