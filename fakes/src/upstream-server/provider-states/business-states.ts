import { put } from '../../worlds/transaction.ts';
import { parseInput } from '../../qa/read-input.ts';
import { fields, shopId } from '../../schemas/schemas.ts';
import type { ProviderState } from './provider-state.ts';

const LIFETIME_MS = 60 * 60 * 1000;

/** The visitor's session may upload a file under this signature. The pact chooses it, because it compares the parts of a multipart request as texts. */
const signatureIssued: ProviderState = async (context, params) => {
  const { signature: value } = parseInput(fields({ signature: shopId }), params);
  const { userId = '' } = context.shopper;
  context.world.run((tx) =>
    put(tx, 'uploads', userId, { signature: { value, expiresAt: tx.now.getTime() + LIFETIME_MS } }),
  );
  return context;
};

/** The visitor's session has uploaded a certificate. */
const certificateUploaded: ProviderState = async (context) => {
  const { userId = '' } = context.shopper;
  context.world.run((tx) =>
    put(tx, 'uploads', userId, { certificate: { name: 'Nachweis.pdf', type: 'pdf', size: 8, digest: '0'.repeat(64) } }),
  );
  return context;
};

export const BUSINESS_STATES = {
  'an upload signature was issued': signatureIssued,
  'a certificate was uploaded': certificateUploaded,
} as const satisfies Readonly<Record<string, ProviderState>>;
