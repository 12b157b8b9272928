/** Injection token of the `FakeBackend` whose worlds testers control. */
export const FAKE = Symbol('FakeBackend');
