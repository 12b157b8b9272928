import fc from 'fast-check';
import { command, nothing } from './command.ts';
import { after, itemOf, type Side } from './side.ts';

const email = fc.constantFrom('anna.kern@schule.example', 'ANNA.Kern@schule.example', 'anna');
const SOLD_OUT = 6;
const item = fc.oneof(fc.constant(SOLD_OUT), fc.nat(11));

/** The token of the last mail's link of a kind, to the first of the addresses. */
const lastToken = async ({ fixture }: Side, rel: string): Promise<string> => {
  const links = (await fixture.mailsTo('anna.kern@schule.example')).flatMap((mail) => mail.links);
  return links.findLast((link) => link.rel === rel)?.url.split('?token=')[1] ?? 'invented';
};

export const stockAlertCommands = [
  command('stock alert', fc.record({ email, item, isOwn: fc.boolean() }), async (side, typed) => {
    const { shop, account } = side.fixture;
    const address = typed.isOwn ? account.email : typed.email;
    const request = { itemId: itemOf(side, typed.item), email: address };
    return after(side, await shop.stockAlerts.watch(side.shopper, request));
  }),
  command('stock alert confirm', fc.boolean(), async (side, isMailed) => {
    const token = isMailed ? await lastToken(side, 'stock-alert-confirmation') : 'invented';
    return after(side, await side.fixture.shop.stockAlerts.confirm(side.shopper, token));
  }),
  command('stock alert end', nothing, async (side) =>
    after(side, await side.fixture.shop.stockAlerts.end(side.shopper, await lastToken(side, 'stock-alert-end'))),
  ),
  command('stock alerts of the account', nothing, async (side) =>
    after(side, await side.fixture.shop.stockAlerts.ofAccount(side.shopper)),
  ),
];
