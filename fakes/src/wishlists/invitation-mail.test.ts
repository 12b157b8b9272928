import { valueOf } from '@shop/domain/testing/fixtures';
import { createdList, registered } from '@shop/domain/testing/sharing-lists';
import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { mailsIn } from '../testing/read-mails.ts';

const invite = async (storefront: 'de' | 'en') => {
  const on = await aShop(storefront);
  const customer = await registered(on, 'Lena', 'Muster');
  const id = await createdList(on, customer, [], { name: 'Kaufen Sie bei mir' });
  valueOf(await on.shop.sharedWishlists.invite(customer, id, { email: 'ada@schule.example', level: 'editor' }));
  return { ...on, mail: mailsIn(on.world.read((view) => view)).find(({ to }) => to === 'ada@schule.example') };
};

describe('an invitation to a list', () => {
  it.each([
    ['de', 'Einladung zu einer Liste bei Pausenhof', 'Lena M. lädt Sie ein', '90 Tage'],
    ['en', 'Invitation to a list at Pausenhof', 'Lena M. invites you', '90 days'],
  ] as const)('says in %s who invites, and how long its link works', async (storefront, subject, who, days) => {
    const { mail } = await invite(storefront);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(who);
    expect(mail?.text).toContain(days);
    expect(mail?.text).not.toMatch(/\.\.(?!\.)/u);
  });

  it('says nothing that the inviter wrote', async () => {
    const { mail } = await invite('de');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Kaufen|Muster|editor/u);
  });

  it('leaves neither its token nor the address in the lists of the world', async () => {
    const { world, mail } = await invite('de');
    const { state } = world.read((view) => view);
    const token = mail?.links[0]?.url.split('token=')[1] ?? '';
    expect(token).toMatch(/^[\da-f]{40}$/u);
    const stored = [state.wishlists, state.wishlistLinks].flatMap(({ buckets }) =>
      buckets.flatMap((rows) => [...rows]),
    );
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${token}|ada@schule`, 'u'));
  });
});
