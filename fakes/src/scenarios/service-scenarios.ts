import { competitionPath } from '@shop/domain/competitions/competition-paths';
import { newsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
import { contactPath, NEWSLETTER_CONFIRMATION, ORDER_FORM, STOCK_ALERT_CONFIRMATION } from '@shop/domain/shared/paths';
import { selectItem } from '../goods/select-items.ts';
import { isMailLink } from '../worlds/mail.ts';
import { pastOrderId } from '../personas/past-orders.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';
import { enterShop, logInAs, must, ScenarioRefused } from './steps.ts';

const MINUTE_MS = 60_000;

/** Where the last mail leads that has a link to the page. */
const mailedLink = ({ world }: ScenarioContext, page: string): string => {
  const links = world.read(({ state }) => state.mails.flatMap(({ parts }) => parts.filter(isMailLink)));
  const link = links.findLast(({ url }) => url.startsWith(page));
  if (link === undefined) throw new ScenarioRefused(`no mail leads to ${page}`);
  return link.url;
};

/** Scenarios of the services: order form, newsletter, alerts, contact form, competition. */
export const SERVICE_SCENARIOS: readonly Scenario[] = [
  {
    name: 'order-form',
    title: 'the secretary of a school on the business shop, on an empty order form',
    storefront: 'b2b-de',
    landing: ORDER_FORM,
    play: async (context) => logInAs(context, await enterShop(context), 'b2b-german'),
  },
  {
    name: 'newsletter-mailed',
    title: 'a visitor who has ordered the newsletter as gerda.gast@pausenhof.example, and follows the link of the mail',
    storefront: 'de',
    landing: NEWSLETTER_CONFIRMATION,
    play: async (context) => {
      const visitor = await enterShop(context);
      const consent = newsletterConsent('page', visitor.storefront);
      const email = 'gerda.gast@pausenhof.example';
      must(await context.shop.newsletter.subscribe(visitor, { email, consent, isSubscribed: false }));
      return { ...visitor, landing: mailedLink(context, NEWSLETTER_CONFIRMATION) };
    },
  },
  {
    name: 'sold-out-watched',
    title:
      'a visitor who waits for the sold-out article of the page as gerda.gast@pausenhof.example; POST /qa/worlds/<world>/stock brings it back',
    storefront: 'de',
    landing: '/prod/',
    play: async (context) => {
      const visitor = await enterShop(context);
      const { stockAlerts } = context.shop;
      const itemId = selectItem(context.goods, { soldOut: true });
      must(await stockAlerts.watch(visitor, { itemId, email: 'gerda.gast@pausenhof.example' }));
      const token = mailedLink(context, STOCK_ALERT_CONFIRMATION).split('?token=')[1] ?? '';
      return { ...visitor, landing: must(await stockAlerts.confirm(visitor, token)).path };
    },
  },
  {
    name: 'contact-about-order',
    title: 'the existing customer with a question about a delivered order, on the contact form',
    storefront: 'de',
    landing: contactPath(pastOrderId('existing', 'delivered')),
    play: async (context) => logInAs(context, await enterShop(context), 'existing'),
  },
  {
    name: 'competition-ends',
    title: 'a visitor on the page of a competition that ends in five minutes by the clock of the world',
    storefront: 'de',
    landing: '/gewinnspiele/',
    play: async (context) => {
      const running = (await context.shop.competitions.competitions(context.anonymous)).find(
        ({ state }) => state === 'running',
      );
      if (running === undefined) throw new ScenarioRefused('no competition runs');
      const left = new Date(running.endsAt).getTime() - context.world.read(({ now }) => now).getTime();
      context.world.advance({ advanceMs: left - 5 * MINUTE_MS });
      return { ...(await enterShop(context)), landing: competitionPath(running.id) };
    },
  },
];
