/** Injection token of the shop behind the gateway (`Shop`). */
export const SHOP = Symbol('Shop');

/** Injection token of the parsed environment (`Env`). */
export const ENV = Symbol('Env');
