import { anAddressForm } from '../testing/an-address.ts';
import type { PortHarness, Scene } from '../testing/port-harness.ts';
import { adding, cartOf, entered, onScene, refusalOf, signedInAs, updated, valueOf } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';
import { asStranger } from './as-stranger.ts';
import { logIn } from './log-in.ts';
import { registerCustomer, registerGuest } from './register.ts';
import type { Credentials } from './sessions.port.ts';
import type { Shopper } from './shopper.ts';

/** The operations that sign somebody in. */
export type SigningIn = 'login' | 'registerCustomer' | 'registerGuest';

/** Whether the shop carried the operation out before its answer was lost. */
export type Lost = 'applied' | 'never-ran';

/** A harness that loses the next `times` answers to one operation. */
export interface LossyHarness extends PortHarness {
  lose(scene: Scene, what: SigningIn, lost: Lost, times?: number): Scene;
}

const GUEST = { email: 'gerda@schule.example', billingAddress: anAddressForm() };
const FRIEDA = { email: 'frieda@schule.example', password: 'Kreide7', firstName: 'Frieda', lastName: 'Frisch', salutation: 'mrs' };
const BASKET = { 'a cart exists': { positions: 2, quantity: 2 } } as const;

const linesOf = async (scene: Scene, shopper: Shopper) => (await cartOf(scene, shopper)).positions.map(({ itemId, quantity }) => [itemId, quantity]);

/** Whether the call was rejected. */
const failing = (answer: Promise<unknown>): Promise<boolean> => answer.then(() => false, () => true);

/** The same browser with the session that it goes on with. */
const startedOver = (shopper: Shopper, answer: Awaited<ReturnType<ReturnType<typeof registerGuest>>>): Shopper => {
  const refusal = refusalOf(answer);
  return refusal?.because === 'started-over' ? { ...asStranger(shopper), ...refusal.opened } : shopper;
};

const asGuest = (harness: LossyHarness, { it, expect }: TestApi): void => {
  it('starts over with the same articles and vouchers where the guest was registered', onScene(harness, BASKET, async (honest) => {
    valueOf(await updated(honest, honest.shopper, adding(honest.goods.catalog), { do: 'add-voucher', code: honest.vouchers.percent }));
    const before = await cartOf(honest, honest.shopper);
    const scene = harness.lose(honest, 'registerGuest', 'applied');
    const answer = await registerGuest(scene.shop)(scene.shopper, GUEST);
    expect(refusalOf(answer)).toMatchObject({ because: 'started-over', missing: [] });
    const shopper = startedOver(scene.shopper, answer);
    const after = await cartOf(scene, shopper);
    expect([after.id, shopper.userId]).not.toEqual([before.id, scene.shopper.userId]);
    expect([after.positions, after.catalogs].map((lines) => lines.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual(
      [before.positions, before.catalogs].map((lines) => lines.map(({ itemId, quantity }) => [itemId, quantity])),
    );
    expect([after.total, after.vouchers.map(({ code }) => code)]).toEqual([before.total, before.vouchers.map(({ code }) => code)]);
    expect(await linesOf(scene, signedInAs(shopper, 'guest', valueOf(await registerGuest(scene.shop)(shopper, GUEST))))).toEqual(before.positions.map(({ itemId, quantity }) => [itemId, quantity]));
  }));

  it('fails with the same cart where nobody was registered', onScene(harness, BASKET, async (honest) => {
    const before = await linesOf(honest, honest.shopper);
    const scene = harness.lose(honest, 'registerGuest', 'never-ran');
    expect(await failing(registerGuest(scene.shop)(scene.shopper, GUEST))).toBe(true);
    expect(await linesOf(scene, scene.shopper)).toEqual(before);
    expect((await registerGuest(scene.shop)(scene.shopper, GUEST)).ok).toBe(true);
  }));

  if (!harness.features.has('stock')) return;
  it('names what is no longer available, line by line', onScene(harness, BASKET, async (honest) => {
    const [sold = { itemId: '', name: '' }, scarce = { itemId: '', name: '' }] = (await cartOf(honest, honest.shopper)).positions;
    const scene = harness.lose(honest, 'registerGuest', 'applied');
    const meanwhile: Scene = {
      ...scene,
      shop: {
        ...scene.shop,
        sessions: {
          ...scene.shop.sessions,
          open: async (shopper) => {
            await scene.setStock(sold.itemId, 0);
            await scene.setStock(scarce.itemId, 1);
            return scene.shop.sessions.open(shopper);
          },
        },
      },
    };
    const answer = await registerGuest(meanwhile.shop)(scene.shopper, GUEST);
    expect(refusalOf(answer)).toMatchObject({
      missing: [
        { what: 'line', name: sold.name, was: 2, is: 0 },
        { what: 'line', name: scarce.name, was: 2, is: 1 },
      ],
    });
    expect(await linesOf(scene, startedOver(scene.shopper, answer))).toEqual([[scarce.itemId, 1]]);
  }));
};

const asCustomer = (harness: LossyHarness, { it, expect }: TestApi): void => {
  it('signs the new customer in, with the cart', onScene(harness, BASKET, async (honest) => {
    const before = await linesOf(honest, honest.shopper);
    const scene = harness.lose(honest, 'registerCustomer', 'applied');
    const customer = signedInAs(scene.shopper, 'customer', valueOf(await registerCustomer(scene.shop)(scene.shopper, FRIEDA)));
    expect(await scene.shop.customers.current(customer, '/')).toMatchObject({ email: FRIEDA.email, isNewCustomer: true });
    expect(await linesOf(scene, customer)).toEqual(before);
  }));

  it('starts over with the same articles where the login is lost too', onScene(harness, BASKET, async (honest) => {
    const before = await linesOf(honest, honest.shopper);
    const scene = harness.lose(harness.lose(honest, 'registerCustomer', 'applied'), 'login', 'applied');
    const answer = await registerCustomer(scene.shop)(scene.shopper, FRIEDA);
    expect(refusalOf(answer)).toMatchObject({ because: 'started-over', missing: [] });
    expect(await linesOf(scene, startedOver(scene.shopper, answer))).toEqual(before);
  }));

  it('starts over on the business shop, where the number to log in with was lost', onScene(harness, { ...BASKET, storefront: 'b2b-de' }, async (honest) => {
    const before = await linesOf(honest, honest.shopper);
    const scene = harness.lose(honest, 'registerCustomer', 'applied');
    const answer = await registerCustomer(scene.shop)(scene.shopper, FRIEDA);
    expect(await linesOf(scene, startedOver(scene.shopper, answer))).toEqual(before);
  }));

  it('fails with the same cart where no account was made, and logs in to nobody else’s', onScene(harness, BASKET, async (honest) => {
    const before = await linesOf(honest, honest.shopper);
    const scene = harness.lose(honest, 'registerCustomer', 'never-ran');
    expect(await failing(registerCustomer(scene.shop)(scene.shopper, { ...FRIEDA, email: scene.account.email, password: scene.account.password }))).toBe(true);
    expect(await linesOf(scene, scene.shopper)).toEqual(before);
  }));
};

const atLogin = (harness: LossyHarness, { it, expect }: TestApi): void => {
  const credentialsOf = ({ account: { identifier, password } }: Scene): Credentials => ({ identifier, password, stayLogged: false, mergeCart: true });

  const withAnArticleInTheAccount = async (scene: Scene): Promise<void> => {
    const customer = signedInAs(scene.stranger, 'customer', valueOf(await scene.shop.sessions.login(await entered(scene, scene.stranger), credentialsOf(scene))));
    valueOf(await updated(scene, customer, adding(scene.goods.ordinary[4], 3)));
  };

  for (const merges of [false, true]) {
    it(`logs in all the same, with what was brought along${merges ? ' and what lay in the account, each once' : ''}`, onScene(harness, BASKET, async (honest) => {
      if (merges) await withAnArticleInTheAccount(honest);
      const before = await linesOf(honest, honest.shopper);
      const scene = harness.lose(honest, 'login', 'applied');
      const customer = signedInAs(scene.shopper, 'customer', valueOf(await logIn(scene.shop)(scene.shopper, credentialsOf(scene))));
      const kept = merges ? [[scene.goods.ordinary[4], 3]] : [];
      expect(await linesOf(scene, customer)).toEqual([...kept, ...before]);
    }));
  }

  it('says that the cart lies in the account where the second answer is lost too; another login finds it there', onScene(harness, BASKET, async (honest) => {
    const before = await linesOf(honest, honest.shopper);
    const scene = harness.lose(honest, 'login', 'applied', 2);
    expect(refusalOf(await logIn(scene.shop)(scene.shopper, credentialsOf(scene)))).toEqual({ because: 'cart-in-account', message: 'shop.login.cartInAccount' });
    const customer = signedInAs(scene.shopper, 'customer', valueOf(await logIn(scene.shop)(scene.shopper, credentialsOf(scene))));
    expect(await linesOf(scene, customer)).toEqual(before);
  }));

  it('fails with the same cart where nobody was logged in', onScene(harness, BASKET, async (honest) => {
    const before = await linesOf(honest, honest.shopper);
    const scene = harness.lose(honest, 'login', 'never-ran');
    expect(await failing(logIn(scene.shop)(scene.shopper, credentialsOf(scene)))).toBe(true);
    expect(await linesOf(scene, scene.shopper)).toEqual(before);
  }));
};

/** A lost answer to an operation that signs in never costs the cart. */
export const behavesLikeLostAnswers = (harness: LossyHarness, t: TestApi): void => {
  t.describe('a guest registration whose answer is lost', () => asGuest(harness, t));
  t.describe('a registration whose answer is lost', () => asCustomer(harness, t));
  t.describe('a login whose answer is lost', () => atLogin(harness, t));
};
