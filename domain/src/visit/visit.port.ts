import type { ReadStored } from '../shared/stored-content.ts';
import type { OpenedSession, SignedIn } from './session.ts';
import type { CartId, LoginState, Shopper, UserId, WishlistId } from './shopper.ts';

/** Something that a browser remembers between requests. Each area declares its own. */
export interface Slot<Content> {
  /** Of the cookie. */
  readonly name: string;
  /** Counts up when the shape of the content changes: what another release stored is nothing. */
  readonly version: number;
  readonly seconds: number;
  /** Forgotten when the browser closes, even before that. */
  readonly endsWithBrowser?: true;
  /** Not forgotten when the session ends. `left` is what it becomes then, `resumed` what it becomes for who signs in next; undefined: nothing. */
  readonly outlivesSession?: {
    left?(content: Content, user: UserId): Content;
    resumed?(content: Content, user: UserId): Content | undefined;
  };
  /** Holds what somebody typed or looked up, and needs no other proof: read only while the shop says that they are signed in. */
  readonly isOfPerson?: true;
  readonly read: ReadStored<Content>;
}

/** Who shops with a browser, and what it remembers. Changes are stored with the response. */
export interface Visit {
  /** The time in the shop, which a tester may move. */
  now(): Date;
  /** Changes if a session opens or ends during the request. */
  readonly shopper: Shopper;
  /** The shop has revoked the session during this request. */
  readonly isSessionRevoked: boolean;
  /** A session or a cart has ended during this request, or another session has begun. */
  readonly hasSessionEnded: boolean;
  read<Content>(slot: Slot<Content>): Content | undefined;
  write<Content>(slot: Slot<Content>, content: Content): void;
  clear<Content>(slot: Slot<Content>): void;
  opened(session: OpenedSession): void;
  /** `stay`: the session outlives the browser. */
  signedIn(session: SignedIn, as: Exclude<LoginState, 'logged-out'>, stay: boolean): void;
  /** The session has expired: the visitor goes on without one. */
  signedOut(): void;
  /** The visitor ends the session: the next one finds nothing of it. */
  loggedOut(): void;
  /** The same visitor goes on anonymously, in the new session. */
  startedOver(next: OpenedSession): void;
  useCart(cartId: CartId): void;
  /** Bookmarks go to this list from now on. */
  useWishlist(id: WishlistId): void;
  forgetCart(): void;
}
