/** Injection token of the parsed environment (`Env`). */
export const ENV = Symbol('Env');
