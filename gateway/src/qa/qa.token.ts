/** Injection token of the `FakeBackend` whose worlds testers steer. */
export const FAKE = Symbol('FakeBackend');
