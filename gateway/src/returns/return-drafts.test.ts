import { RETURN_DRAFT } from '@shop/domain/returns/return-draft.slot';
import type { Slot } from '@shop/domain/visit/visit.port';
import { aReturnOrder } from '@shop/domain/testing/a-return';
import { aShopper } from '@shop/domain/testing/a-shopper';
import { describe, expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { browserAtTheGateway } from '../testing/visitor-sessions.ts';
import { testClock } from '../testing/test-clock.ts';
import { scriptedTimers } from '../upstream/client/testing/scripted-timers.ts';
import { returnDrafts, ReturnUnderWay } from './return-drafts.ts';
import { newReturn } from '@shop/domain/returns/stored-return';

const DAY_MS = 24 * 60 * 60_000;

const aBrowser = () => {
  const { visitor } = browserAtTheGateway();
  return {
    shopper: aShopper(),
    read: <Content>(slot: Slot<Content>) => visitor().read(slot),
    write: <Content>(slot: Slot<Content>, content: Content) => visitor().write(slot, content),
  };
};

const opened = () => {
  const clock = testClock();
  const timers = scriptedTimers();
  const cache = memoryCache(clock);
  const draftsFrom = (network = '203.0.113.9', scope = '') => returnDrafts(cache, timers, { scope, network });
  const drafts = draftsFrom();
  const browser = aBrowser();
  const store = (inBrowser = browser, hash = 'hash-1', from = drafts) =>
    from.change(inBrowser, async () => ({
      stored: newReturn(aReturnOrder({ hash }), 'attempt-1'),
      outcome: 'stored',
    }));
  return { clock, timers, drafts, draftsFrom, browser, store };
};

describe('the stored return of a browser', () => {
  it('is found again for a day', async () => {
    const { clock, drafts, browser, store } = opened();
    await store();
    clock.forward(DAY_MS - 1);
    expect((await drafts.read(browser))?.draft.hash).toBe('hash-1');
    clock.forward(1);
    expect(await drafts.read(browser)).toBeUndefined();
  });

  it('takes no place until there is something to store', async () => {
    const { drafts, browser } = opened();
    expect(await drafts.change(browser, async (before) => ({ outcome: before }))).toBeUndefined();
    expect(browser.read(RETURN_DRAFT)?.draftId).toBeUndefined();
  });

  it('is one of fifty at most that a day stores for one order; those who have begun go on', async () => {
    const { clock, browser, store, draftsFrom } = opened();
    const storeFrom = (network: string) => store(aBrowser(), 'hash-1', draftsFrom(network));
    await store();
    for (let others = 1; others < 50; others += 1) await storeFrom(`198.51.100.${others}`);
    await expect(storeFrom('198.51.100.50')).rejects.toMatchObject({
      name: 'TooManyAttempts',
      messageKey: 'shop.error.tooManyTries',
    });
    expect([
      await store(),
      await store(browser, 'hash-1'),
      await store(aBrowser(), 'hash-2'),
      await store(aBrowser(), 'hash-1', draftsFrom('203.0.113.9', 'a tester’s world')),
    ]).toEqual(Array.from({ length: 4 }, () => 'stored'));
    clock.forward(DAY_MS);
    expect(await store(aBrowser())).toBe('stored');
  });

  it('is one of forty at most that a day stores for one order from one network: others can still begin theirs', async () => {
    const { store, draftsFrom } = opened();
    await store();
    for (let others = 1; others < 40; others += 1) await store(aBrowser());
    await expect(store(aBrowser())).rejects.toMatchObject({ name: 'TooManyAttempts' });
    expect([await store(aBrowser(), 'hash-1', draftsFrom('198.51.100.7')), await store(aBrowser(), 'hash-2')]).toEqual([
      'stored',
      'stored',
    ]);
  });

  it('has an id that nobody can guess, and keeps it', async () => {
    const { browser, store } = opened();
    await store();
    const first = browser.read(RETURN_DRAFT)?.draftId;
    expect(first).toMatch(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/u);
    await store();
    expect(browser.read(RETURN_DRAFT)?.draftId).toBe(first);
    const other = opened();
    await other.store();
    expect(other.browser.read(RETURN_DRAFT)?.draftId).toHaveLength(36);
    expect(other.browser.read(RETURN_DRAFT)?.draftId).not.toBe(first);
  });

  it('is changed by one request at a time; the outcome is unknown if an earlier one does not end', async () => {
    const { drafts, browser, store, timers } = opened();
    await store();
    const endless = drafts.change(browser, () => new Promise<never>(() => undefined));
    const waiting = drafts.change(browser, async () => ({ outcome: 'never' })).catch((failure: unknown) => failure);
    await timers.pass(20_100);
    expect(await waiting).toBeInstanceOf(ReturnUnderWay);
    expect(await waiting).toMatchObject({ messageKey: 'shop.error.unknownOutcome' });
    expect(endless).toBeInstanceOf(Promise);
  });
});
