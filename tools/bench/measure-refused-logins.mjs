import { request } from 'node:http';

import { startRedis } from './redis.mjs';
import { startShop } from './shop.mjs';

const REFUSED = 2_000;
/** Of wrong passwords from one network, before the others are refused. */
const ALLOWED = 100;

/** @param {string} origin @param {string} path @param {Readonly<Record<string, string>>} fields */
const post = (origin, path, fields) =>
  /** @type {Promise<number>} */ (
    new Promise((resolve, reject) => {
      const headers = { origin, 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/x-www-form-urlencoded' };
      request(`${origin}${path}`, { method: 'POST', headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end(new URLSearchParams(fields).toString());
    })
  );

/** A form that counts, sent for an account that nobody has. @type {Readonly<Record<string, (at: number) => readonly [string, Readonly<Record<string, string>>]>>} */
const FORMS = {
  logins: (at) => ['/forms/login', { email: `nobody-${at}@schule.example`, password: 'guess', from: '/login/' }],
  'links to a new password': (at) => [
    '/forms/password-link',
    { email: `nobody-${at}@schule.example`, subject: '', from: '/myaccount/resetpassword/' },
  ],
};

/** Measures how many keys a network that is over its limits still adds to the state that gateways share. */
export const measureRefusedLogins = async () => {
  const state = await startRedis();
  const shop = await startShop({ variables: { REDIS_URL: state.url, SESSION_SECRET: 'refused '.repeat(8) } });
  try {
    let added = 0;
    for (const [name, formOf] of Object.entries(FORMS)) {
      let at = 0;
      const send = () => {
        at += 1;
        return post(shop.origin, ...formOf(at));
      };
      while (at < ALLOWED) await send();
      const before = await state.size();
      while (at < ALLOWED + REFUSED) await send();
      const keys = (await state.size()) - before;
      console.log(`  ${name}: ${before} keys after ${ALLOWED}, ${keys} more after ${REFUSED} further ones`);
      added += keys;
    }
    return { refusedKeys: added };
  } finally {
    await shop.stop();
    state.stop();
  }
};
