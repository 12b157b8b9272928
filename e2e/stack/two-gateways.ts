/** A gateway that can be taken away and brought back. */
export interface Gateway {
  /** How many requests of visitors it has served since it started. */
  requestCount(): Promise<number>;
  /** Ends it at once, as a failing machine does. */
  kill(): Promise<void>;
  /** Asks it to end, and waits until it has. */
  end(): Promise<void>;
  /** Starts it where it is gone, and waits until it is ready. */
  start(): Promise<void>;
}

/** Two gateways behind one origin, with two Redis servers and the fake upstream: what `docker-compose.yml` describes. */
export interface TwoGateways {
  /** Where shoppers find the shop. */
  readonly origin: string;
  readonly one: Gateway;
  readonly other: Gateway;
  /** The QA plane and the headers that open it. */
  readonly qa: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
  close(): Promise<void>;
}
