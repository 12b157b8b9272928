import { describe, expect, it } from 'vitest';
import type { Customer } from '../customers/customer.ts';
import { anAddress } from '../testing/an-address.ts';
import { aCustomer, aShopper } from '../testing/a-shopper.ts';
import { aVisit } from '../testing/a-visit.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { knownContact } from './known-contact.ts';

const NOBODY = { salutation: '', firstName: '', lastName: '', email: '', phone: '' };
const BILLING = [anAddress({ firstName: 'Jan', lastName: 'Becker', phone: '030 1' }), anAddress({ lastName: 'Zwei' })];

const contactOf = (customer: Partial<Customer>, billing = BILLING, visit = aVisit(aShopper({ loginState: 'guest' }))) =>
  knownContact(stubShop(stubState({ customer: aCustomer(customer), billing })), visit)();

describe('the contact of a return', () => {
  it('is what the customer says about themselves', async () => {
    const anne = { email: 'anne@schule.example', firstName: 'Änne', lastName: 'Krüger', phone: '040 2' };
    expect(await contactOf(anne)).toEqual({ ...anne, salutation: 'mrs' });
  });

  it('is otherwise what the first billing address says', async () => {
    expect(await contactOf({ email: 'anne@schule.example' })).toEqual({
      salutation: 'mrs',
      firstName: 'Jan',
      lastName: 'Becker',
      email: 'anne@schule.example',
      phone: '030 1',
    });
  });

  it('is empty where nothing is known', async () => {
    expect(await contactOf({ email: 'anne@schule.example' }, [])).toEqual({ ...NOBODY, email: 'anne@schule.example' });
  });

  it('of a visitor is empty, and the shop is not asked', async () => {
    const state = stubState({ customer: aCustomer({ email: 'anne@schule.example' }), billing: BILLING });
    expect(await knownContact(stubShop(state), aVisit())()).toEqual(NOBODY);
    expect(state.calls).toEqual([]);
  });

  it('of a session that turns out to have ended is empty', async () => {
    expect(await contactOf({ firstName: 'Änne' })).toEqual(NOBODY);
  });
});
