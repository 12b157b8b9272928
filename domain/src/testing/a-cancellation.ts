import type { CancellationDeclaration } from '../cancellations/cancellation.ts';

/** An ordinary cancellation to the earliest day. */
export const aCancellation = (said: Partial<CancellationDeclaration> = {}): CancellationDeclaration => ({
  kind: 'ordinary',
  fullName: 'Gerda Gast',
  contract: 'gerda.gast@schule.example',
  email: 'gerda.gast@schule.example',
  ...said,
});
