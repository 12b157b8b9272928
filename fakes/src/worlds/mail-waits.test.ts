import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { capturedMails, send } from './mails.ts';
import type { MailTemplate } from './mail.ts';
import type { World } from './world.ts';

const post = (world: World, to: string, template: MailTemplate = 'registration') =>
  world.run((tx) =>
    send(tx, { to, template, storefrontId: 'de', subject: '', parts: [], attachments: [], delivery: 'delivered' }),
  );

describe('a tester who waits for a mail', () => {
  it('gets it as soon as it arrives, whatever else arrives before', async () => {
    const { world } = await aShop();
    const waiting = capturedMails(world, { to: 'B@schule.example', template: 'order-confirmation', waitMs: 5000 });
    post(world, 'a@schule.example', 'order-confirmation');
    post(world, 'b@schule.example', 'registration');
    post(world, 'b@schule.example', 'order-confirmation');
    expect((await waiting).map(({ to, template }) => [to, template])).toEqual([
      ['b@schule.example', 'order-confirmation'],
    ]);
  });

  it('gets existing mails at once, and waits for newer ones', async () => {
    const { world } = await aShop();
    post(world, 'a@schule.example');
    const [first] = await capturedMails(world, { waitMs: 5000 });
    const waiting = capturedMails(world, { afterSeq: first?.seq ?? 0, waitMs: 5000 });
    post(world, 'b@schule.example');
    expect((await waiting).map(({ to }) => to)).toEqual(['b@schule.example']);
  });

  it.each([0, -1])('does not wait %i ms', async (waitMs) => {
    const { world } = await aShop();
    const pending = capturedMails(world, { waitMs });
    post(world, 'a@schule.example');
    expect(await pending).toEqual([]);
  });
});

it('a world stores the latest thousand mails, oldest first, each with a unique number', async () => {
  const { world } = await aShop();
  for (let count = 0; count <= 1000; count += 1) post(world, `m${count}@schule.example`);
  const mails = await capturedMails(world, {});
  expect([mails.length, mails[0]?.to, mails.at(-1)?.to]).toEqual([1000, 'm1@schule.example', 'm1000@schule.example']);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(1000);
  expect(mails[0]).toMatchObject({ id: 'mail-2', worldNow: '2026-11-23T09:00:00.000Z' });
});
