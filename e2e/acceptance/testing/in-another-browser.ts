import type { Entered } from '@shop/gateway/testing/backends';

const WORLD = 'SHOP_WORLD';

/** Sends as another browser in the same world. Its requests are made one at a time, with cookies of its own. */
export const inAnotherBrowser = ({ browser: { cookies } }: Entered) => {
  let own = new Map([...cookies].filter(([name]) => name === WORLD));
  return async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
    const theirs = new Map(cookies);
    const use = (jar: ReadonlyMap<string, string>): void => {
      cookies.clear();
      jar.forEach((value, name) => cookies.set(name, value));
    };
    use(own);
    try {
      return await send();
    } finally {
      own = new Map(cookies);
      use(theirs);
    }
  };
};
