import { STOCK_ALERT_LINK_DAYS } from '@shop/domain/stock-alerts/stock-alerts';
import { selectItem } from '../../goods/select-items.ts';
import { parseInput } from '../../qa/read-input.ts';
import { fields, oneOf } from '../../schemas/schemas.ts';
import { DAY_MS } from '../../stock-alerts/alert-links.ts';
import { isMailLink } from '../../worlds/mail.ts';
import { capturedMails } from '../../worlds/mails.ts';
import { signedIn } from './customer-states.ts';
import { type ProviderState, type StateContext, valueOrThrow, withShopper } from './provider-state.ts';

const EMAIL = 'anna.kern@schule.example';

const lastToken = async ({ world }: StateContext, rel: string): Promise<string> => {
  const mails = await capturedMails(world, { to: EMAIL });
  const link = mails.at(-1)?.parts.find((part) => isMailLink(part) && part.rel === rel);
  const url = link !== undefined && typeof link !== 'string' && 'url' in link ? link.url : '';
  return new URL(url, 'http://shop').searchParams.get('token') ?? '';
};

const stockAlert: ProviderState = async (context, params) => {
  const { status } = parseInput(fields({ status: oneOf(['PENDING', 'EXPIRED', 'WATCHING']) }), params);
  const { shop, anonymous, world, goods } = context;
  const itemId = selectItem(goods, { soldOut: true });
  valueOrThrow(await shop.stockAlerts.watch(anonymous, { itemId, email: EMAIL }));
  const confirming = await lastToken(context, 'stock-alert-confirmation');
  if (status === 'WATCHING') valueOrThrow(await shop.stockAlerts.confirm(anonymous, confirming));
  if (status === 'EXPIRED') world.advance({ advanceMs: STOCK_ALERT_LINK_DAYS * DAY_MS });
  const stockAlertToken = status === 'WATCHING' ? await lastToken(context, 'stock-alert-end') : confirming;
  return withShopper(context, context.shopper, { email: EMAIL, itemId, stockAlertToken });
};

const watchedArticle: ProviderState = async (before) => {
  const context = await signedIn(before);
  const { shop, shopper, goods } = context;
  const itemId = selectItem(goods, { soldOut: true });
  const { email = '' } = await shop.customers.current(shopper, '/');
  valueOrThrow(await shop.stockAlerts.watch(shopper, { itemId, email }));
  return withShopper(context, shopper, { itemId });
};

export const STOCK_ALERT_STATES = {
  'stock alert': stockAlert,
  'an article is watched': watchedArticle,
} as const satisfies Readonly<Record<string, ProviderState>>;
