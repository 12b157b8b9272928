/** A use case called a method of a port that its test does not expect. */
export class UnexpectedCall extends Error {
  override readonly name = 'UnexpectedCall';
}

/** A port with these methods. Any other call fails the test. */
export const portWith = <Port extends object>(methods: Partial<Port>): Port =>
  new Proxy(methods as Port, {
    get: (port, name): unknown => {
      if (!(name in port)) throw new UnexpectedCall(String(name));
      return Reflect.get(port, name);
    },
  });
