import { NEWSLETTER_LINK_DAYS } from '@shop/domain/newsletter/newsletter';
import { newsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
import { DAY_MS } from '../../newsletter/newsletter-links.ts';
import { parseInput } from '../../qa/read-input.ts';
import { fields, oneOf } from '../../schemas/schemas.ts';
import { isMailLink } from '../../worlds/mail.ts';
import { capturedMails } from '../../worlds/mails.ts';
import { type ProviderState, type StateContext, valueOrThrow, withShopper } from './provider-state.ts';

const EMAIL = 'anna.kern@schule.example';

const lastToken = async ({ world }: StateContext): Promise<string> => {
  const mails = await capturedMails(world, { to: EMAIL });
  const link = mails.at(-1)?.parts.find(isMailLink);
  return new URL(link?.url ?? '', 'http://shop').searchParams.get('token') ?? '';
};

const subscription: ProviderState = async (context, params) => {
  const { status } = parseInput(fields({ status: oneOf(['PENDING', 'EXPIRED', 'SUBSCRIBED']) }), params);
  const { shop, anonymous, world } = context;
  const consent = newsletterConsent('page', anonymous.storefront);
  valueOrThrow(await shop.newsletter.subscribe(anonymous, { email: EMAIL, consent, isSubscribed: false }));
  if (status === 'SUBSCRIBED') valueOrThrow(await shop.newsletter.confirm(anonymous, await lastToken(context)));
  if (status === 'EXPIRED') world.advance({ advanceMs: NEWSLETTER_LINK_DAYS * DAY_MS });
  return withShopper(context, context.shopper, { email: EMAIL, newsletterToken: await lastToken(context) });
};

export const NEWSLETTER_STATES = { 'newsletter subscription': subscription } as const satisfies Readonly<
  Record<string, ProviderState>
>;
