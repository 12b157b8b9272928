import type { AddressForm, AddressId, PackstationForm } from '../addresses/address.ts';
import type { SignedIn } from '../visit/session.ts';
import type { LoginState } from '../visit/shopper.ts';
import type { StartedOver } from '../login/start-over.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { ShipperCode } from '../shippers/shipper.ts';
import type { CheckoutLoginOption } from './checkout.ts';
import type { DeliveryType } from '../addresses/delivery-type.ts';

/** A saved address as it is. A form without an id adds one, a form with an id edits that one. */
export interface BookAddress {
  readonly addressId: AddressId;
}

export interface AlternativeEmail {
  readonly value: string;
  readonly hasChanged: boolean;
}

/** Everything that a shopper fills in on the shipping step (ENT-08). */
export interface SaveShippingStep {
  /** Required while there is no session: how to get one. */
  readonly loginOption?: CheckoutLoginOption;
  readonly deliveryType: DeliveryType;
  readonly billingAddress: AddressForm | BookAddress;
  /** Required for the delivery type of the same name. */
  readonly shippingAddress?: AddressForm | BookAddress;
  readonly packstation?: PackstationForm | BookAddress;
  /** Present if a customer changes the e-mail address. */
  readonly account?: { readonly email: string; readonly password?: string; readonly passwordRepeat?: string };
  readonly phone?: string;
  /** Absent: the carrier that the delivery rules preselect. */
  readonly shipperCode?: ShipperCode;
  readonly speditionFields?: readonly { readonly fieldName: string; readonly fieldValue: string }[];
  readonly orderReference?: string;
  readonly costCentre?: string;
  readonly billingAlternativeEmail?: AlternativeEmail;
  readonly shippingAlternativeEmail?: AlternativeEmail;
}

/** What happens to the session: saving may have opened one. */
export interface SavedShippingStep {
  readonly loginState: LoginState;
  readonly signedIn?: SignedIn;
}

/** The shop failed after it had opened a session. The session holds the cart now, so whoever throws the failure on must keep the session first. */
export interface FailedAfterSignIn {
  readonly because: 'failed-after-sign-in';
  readonly failure: unknown;
  readonly signedIn: SignedIn;
}

/** Why the step was not saved. A session that was opened before the refusal stays open. */
export type ShippingStepRefusal =
  | FailedAfterSignIn
  | ((FormRefusal | { readonly because: 'session-expired' }) & { readonly signedIn?: SignedIn })
  | StartedOver;

export const isAddressForm = (choice: AddressForm | BookAddress): choice is AddressForm => 'formType' in choice;
export const isPackstationForm = (choice: PackstationForm | BookAddress): choice is PackstationForm =>
  'postnumber' in choice;
