import { newsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
import fc from 'fast-check';
import { command } from './command.ts';
import { after, type Side } from './side.ts';

const email = fc.constantFrom('anna.kern@schule.example', 'ANNA.Kern@schule.example', 'blocked@schule.example', 'anna');

/** The token of the last mail to the first of the addresses. */
const lastToken = async ({ fixture }: Side): Promise<string> => {
  const mails = await fixture.mailsTo('anna.kern@schule.example');
  return mails.at(-1)?.links[0]?.url.split('?token=')[1] ?? 'invented';
};

export const newsletterCommands = [
  command('newsletter subscribe', email, async (side, address) => {
    const { newsletter } = side.fixture.shop;
    const isSubscribed = await newsletter.isSubscribed(side.shopper, address);
    const consent = newsletterConsent('page', side.shopper.storefront);
    const result = await newsletter.subscribe(side.shopper, { email: address, consent, isSubscribed });
    return after(side, [isSubscribed, result]);
  }),
  command('newsletter confirm', fc.boolean(), async (side, isMailed) => {
    const token = isMailed ? await lastToken(side) : 'invented';
    return after(side, await side.fixture.shop.newsletter.confirm(side.shopper, token));
  }),
  command('newsletter unsubscribe', fc.option(email), async (side, address) => {
    const { newsletter } = side.fixture.shop;
    const unsubscription = address === null ? { token: await lastToken(side) } : { email: address };
    return after(side, await newsletter.unsubscribe(side.shopper, unsubscription));
  }),
];
