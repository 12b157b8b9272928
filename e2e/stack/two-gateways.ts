/** A gateway that tests can stop and restart. */
export interface Gateway {
  /** How many requests of visitors it has served since it started. */
  requestCount(): Promise<number>;
  /** Kills it at once, as a machine failure does. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits until the gateway has stopped. */
  end(): Promise<void>;
  /** Starts it unless it is running, and waits until it is ready. */
  start(): Promise<void>;
}

/** Two gateways behind one origin, with two Redis servers and the fake upstream, as in `docker-compose.yml`. */
export interface TwoGateways {
  /** The origin that shoppers open. */
  readonly origin: string;
  readonly one: Gateway;
  readonly other: Gateway;
  /** The URL of the QA plane and the headers that authorize its requests. */
  readonly qa: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
  close(): Promise<void>;
}
