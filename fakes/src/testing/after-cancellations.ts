import type { CancellationDeclaration } from '@shop/domain/cancellations/cancellation';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { declareCancellation } from '../cancellations/declare-cancellation.ts';
import type { Mail } from '../mails/read-mail.ts';
import type { World } from '../worlds/world.ts';
import { aPausedWorld } from './a-paused-world.ts';
import { mailsIn as allMailsIn } from './read-mails.ts';

/** The cancellation of the member whom every world has. */
export const PAUL = aCancellation({
  fullName: 'Paul Brandt',
  contract: 'paul.prime@pausenhof.example',
  email: 'paul.prime@pausenhof.example',
});
export const AT_ONCE = { kind: 'extraordinary', cancellationReason: 'Umzug' } as const;

export const declareIn = (
  world: World,
  storefrontId: StorefrontId,
  ...declarations: readonly CancellationDeclaration[]
): void =>
  world.run((tx) => {
    for (const [at, declaration] of declarations.entries())
      declareCancellation(tx, anAnonymousShopper({ storefront: STOREFRONTS[storefrontId] }), declaration, `key-${at}`);
  });

/** A world on 23 November 2026, in which these declarations arrived. The term of its member ends with 31 December. */
export const after = (storefrontId: StorefrontId, ...declarations: readonly CancellationDeclaration[]): World => {
  const world = aPausedWorld();
  declareIn(world, storefrontId, ...declarations);
  return world;
};

/** The mails about cancellations and Prime, the oldest first. */
export const mailsIn = (world: World): readonly Mail[] =>
  world
    .read(allMailsIn)
    .filter(({ template }) => template === 'cancellation-receipt' || template.startsWith('prime-'))
    .toSorted((a, b) => a.seq - b.seq);

/** The paragraphs of a mail; all spaces are ordinary ones. */
export const textOf = (world: World, template: string): readonly string[] =>
  (mailsIn(world).find((mail) => mail.template === template)?.text ?? '')
    .replaceAll(/[\u00A0\u202F]/gu, ' ')
    .split('\n\n');
