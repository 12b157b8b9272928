/** A gateway that can be taken away and brought back. */
export interface Gateway {
  /** How many requests of visitors it has answered since it was started. */
  answered(): Promise<number>;
  /** Ends it at once, as a failing machine does. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  end(): Promise<void>;
  /** Starts it where it is gone, and waits until it is ready. */
  start(): Promise<void>;
}

/** Two gateways behind one address, with two Redis servers and the fake upstream: what `docker-compose.yml` describes. */
export interface TwoGateways {
  /** Where shoppers find the shop. */
  readonly address: string;
  readonly one: Gateway;
  readonly other: Gateway;
  /** Where testers reach the worlds, and what opens them. */
  readonly qa: { readonly address: string; readonly headers: Readonly<Record<string, string>> };
  close(): Promise<void>;
}
