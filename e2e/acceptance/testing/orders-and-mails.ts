import type { Entered } from '@shop/gateway/testing/backends';
import type { Mail } from '@shop/fakes/mails/read-mail';
import { mailsIn } from '@shop/fakes/testing/read-mails';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';

/** Numbers of the orders that the shop holds, without those that wait for their payment. */
export const placedOrders = ({ world }: Pick<Entered, 'world'>): readonly string[] =>
  world.read(({ state }) =>
    entriesOf(state.orders).flatMap(([orderId, { status }]) => (status === 'placed' ? [orderId] : [])),
  );

/** The mails that the shop has sent, oldest first. */
export const mailsOf = ({ world }: Pick<Entered, 'world'>): readonly Mail[] => world.read(mailsIn);

/** The texts of the mails to an address, with ordinary spaces. */
export const mailsTo = (
  visitor: Pick<Entered, 'world'>,
  address: string,
): readonly Pick<Mail, 'template' | 'subject' | 'text'>[] =>
  mailsOf(visitor).flatMap(({ to, template, subject, text }) =>
    to === address ? [{ template, subject, text: text.replaceAll(/[^\S\n]/gu, ' ') }] : [],
  );
