import type { Type } from '@nestjs/common';
import { AddressesResolver } from './addresses/addresses.resolver.ts';
import { RemoveAddress } from './addresses/remove-address.action.ts';
import { SaveAddress } from './addresses/save-address.action.ts';
import { SavePackstation } from './addresses/save-packstation.action.ts';
import { ChangeBusinessDetails } from './businesses/change-business-details.action.ts';
import { RegisterBusiness } from './businesses/register-business.action.ts';
import { BusinessesResolver } from './businesses/businesses.resolver.ts';
import { CartsResolver } from './carts/carts.resolver.ts';
import { RefillCart } from './carts/refill-cart.action.ts';
import { UpdateCart } from './carts/update-cart.action.ts';
import { RecordGlance } from './catalogue/record-glance.action.ts';
import { CatalogueResolver } from './catalogue/catalogue.resolver.ts';
import { ChooseCheckoutLogin } from './checkout/choose-checkout-login.action.ts';
import { CleanUpConfirmation } from './checkout/clean-up-confirmation.action.ts';
import { EnterCheckout } from './checkout/enter-checkout.action.ts';
import { SaveShippingStep } from './checkout/save-shipping-step.action.ts';
import { CheckoutResolver } from './checkout/checkout.resolver.ts';
import { ComparedResolver } from './catalogue/compared.resolver.ts';
import { ExtendDeals } from './deals/extend-deals.action.ts';
import { DealsResolver } from './deals/deals.resolver.ts';
import { ContentResolver } from './content/content.resolver.ts';
import { ChangeEmail } from './customers/change-email.action.ts';
import { ChangePassword } from './customers/change-password.action.ts';
import { ChangePersonalDetails } from './customers/change-personal-details.action.ts';
import { ChangePhone } from './customers/change-phone.action.ts';
import { ChooseNewPassword } from './customers/choose-new-password.action.ts';
import { CopyAccount } from './customers/copy-account.action.ts';
import { DeleteAccount } from './customers/delete-account.action.ts';
import { RequestPasswordLink } from './customers/request-password-link.action.ts';
import { AccountResolver } from './customers/account.resolver.ts';
import { CustomersResolver } from './customers/customers.resolver.ts';
import { PasswordsResolver } from './customers/passwords.resolver.ts';
import { CancelOrder } from './orders/cancel-order.action.ts';
import { ForgetLookedUpOrder, LookUpOrder } from './orders/look-up-order.action.ts';
import { Reorder } from './orders/reorder.action.ts';
import { RegisterBuyer } from './checkout/register-buyer.action.ts';
import { LogIn } from './login/log-in.action.ts';
import { LogOut } from './login/log-out.action.ts';
import { Register } from './login/register.action.ts';
import { OrderHistoryResolver } from './orders/order-history.resolver.ts';
import { OrderStatusResolver } from './orders/order-status.resolver.ts';
import { OrdersResolver } from './orders/orders.resolver.ts';
import { ExpressPaymentResolver } from './payments/express-payment.resolver.ts';
import { AddReturnImage } from './returns/add-return-image.action.ts';
import { ChooseRegulation } from './returns/choose-regulation.action.ts';
import { ChooseReturnCarrier } from './returns/choose-return-carrier.action.ts';
import { FindReturnOrder } from './returns/find-return-order.action.ts';
import { RemoveReturnImage } from './returns/remove-return-image.action.ts';
import { SelectReturnItems } from './returns/select-return-items.action.ts';
import { SubmitReturn } from './returns/submit-return.action.ts';
import { ReturnsResolver } from './returns/returns.resolver.ts';
import { ProductPartsResolver } from './catalogue/product-parts.resolver.ts';
import { PaymentReturnResolver } from './checkout/payment-return.resolver.ts';
import { EnterExpress } from './checkout/enter-express.action.ts';
import { LeaveExpress } from './checkout/leave-express.action.ts';
import { PlaceOrder } from './checkout/place-order.action.ts';
import { SavePaymentStep } from './checkout/save-payment-step.action.ts';
import { StartExpress } from './checkout/start-express.action.ts';
import { AddOrderForm } from './order-forms/add-order-form.action.ts';
import { CheckOrderForm } from './order-forms/check-order-form.action.ts';
import { FillOrderForm } from './order-forms/fill-order-form.action.ts';
import { OrderFormOntoList } from './order-forms/order-form-onto-list.action.ts';
import { PrintOrderForm } from './order-forms/print-order-form.action.ts';
import { CompetitionsResolver } from './competitions/competitions.resolver.ts';
import { EnterCompetition } from './competitions/enter-competition.action.ts';
import { ConfirmStockAlert } from './stock-alerts/confirm-stock-alert.action.ts';
import { EndStockAlert } from './stock-alerts/end-stock-alert.action.ts';
import { WatchItem } from './stock-alerts/watch-item.action.ts';
import { ConfirmNewsletter } from './newsletter/confirm-newsletter.action.ts';
import { SubscribeToNewsletter } from './newsletter/subscribe-to-newsletter.action.ts';
import { UnsubscribeByMailProgram } from './newsletter/unsubscribe-by-mail-program.action.ts';
import { UnsubscribeFromNewsletter } from './newsletter/unsubscribe-from-newsletter.action.ts';
import { JoinPrimeWaitingList } from './prime/join-prime-waiting-list.action.ts';
import { StartPrimeCheckout } from './prime/start-prime-checkout.action.ts';
import { SubscribeToPrime } from './prime/subscribe-to-prime.action.ts';
import { PrimeResolver } from './prime/prime.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { RateDescription } from './reviews/rate-description.action.ts';
import { SaveReview } from './reviews/save-review.action.ts';
import { ReviewsResolver } from './reviews/reviews.resolver.ts';
import { AddContactImage } from './contact-requests/add-contact-image.action.ts';
import { ContactRequestsResolver } from './contact-requests/contact-requests.resolver.ts';
import { SendContactRequest } from './contact-requests/send-contact-request.action.ts';
import { DeclareCancellation } from './cancellations/declare-cancellation.action.ts';
import { CancellationsResolver } from './cancellations/cancellations.resolver.ts';
import { ConfirmWithdrawal } from './withdrawals/confirm-withdrawal.action.ts';
import { PrepareWithdrawal } from './withdrawals/prepare-withdrawal.action.ts';
import { WithdrawalsResolver } from './withdrawals/withdrawals.resolver.ts';
import { BookmarkProduct } from './wishlists/bookmark-product.action.ts';
import { CreateWishlist } from './wishlists/create-wishlist.action.ts';
import { DescribeWishlist } from './wishlists/describe-wishlist.action.ts';
import { DeleteWishlist } from './wishlists/delete-wishlist.action.ts';
import { SetStandardWishlist } from './wishlists/set-standard-wishlist.action.ts';
import { ChangeWishlist } from './wishlists/change-wishlist.action.ts';
import { ImportIntoWishlist } from './wishlists/import-into-wishlist.action.ts';
import { PutWishlistIntoCart } from './wishlists/put-wishlist-into-cart.action.ts';
import { PutTeaserListIntoCart } from './wishlists/put-teaser-list-into-cart.action.ts';
import { CommentOnWishlist } from './wishlists/comment-on-wishlist.action.ts';
import { DeleteWishlistComment } from './wishlists/delete-wishlist-comment.action.ts';
import { AddToWishlist } from './wishlists/add-to-wishlist.action.ts';
import { SettleMerkzettelMerge } from './wishlists/settle-merkzettel-merge.action.ts';
import { ShareWishlist } from './wishlists/share-wishlist.action.ts';
import { ReleaseClaims } from './wishlists/release-claims.action.ts';
import { RevokeWishlistLinks } from './wishlists/revoke-wishlist-links.action.ts';
import { InviteToWishlist } from './wishlists/invite-to-wishlist.action.ts';
import { ChangeWishlistMember } from './wishlists/change-wishlist-member.action.ts';
import { JoinWishlist } from './wishlists/join-wishlist.action.ts';
import { LeaveWishlist } from './wishlists/leave-wishlist.action.ts';
import { ClaimPieces } from './wishlists/claim-pieces.action.ts';
import { WithdrawClaim } from './wishlists/withdraw-claim.action.ts';
import { SharedWishlistResolver } from './wishlists/shared-wishlist.resolver.ts';
import { TeaserListsResolver } from './wishlists/teaser-lists.resolver.ts';
import { WishlistsResolver } from './wishlists/wishlists.resolver.ts';

/** What visitors can do, each with all its entrances. */
export const ACTIONS: readonly Type[] = [
  AddContactImage,
  AddOrderForm,
  AddReturnImage,
  AddToWishlist,
  BookmarkProduct,
  CancelOrder,
  ChangeBusinessDetails,
  ChangeEmail,
  ChangePassword,
  ChangePersonalDetails,
  ChangePhone,
  ChangeWishlist,
  ChangeWishlistMember,
  CheckOrderForm,
  ChooseCheckoutLogin,
  ChooseNewPassword,
  ChooseRegulation,
  ChooseReturnCarrier,
  ClaimPieces,
  CleanUpConfirmation,
  CommentOnWishlist,
  ConfirmNewsletter,
  ConfirmStockAlert,
  ConfirmWithdrawal,
  CopyAccount,
  CreateWishlist,
  DeclareCancellation,
  DeleteAccount,
  DeleteWishlist,
  DeleteWishlistComment,
  DescribeWishlist,
  EnterCheckout,
  EndStockAlert,
  EnterCompetition,
  EnterExpress,
  ExtendDeals,
  FillOrderForm,
  FindReturnOrder,
  ForgetLookedUpOrder,
  ImportIntoWishlist,
  InviteToWishlist,
  JoinPrimeWaitingList,
  JoinWishlist,
  LeaveExpress,
  LeaveWishlist,
  LogIn,
  LogOut,
  LookUpOrder,
  OrderFormOntoList,
  PlaceOrder,
  PrepareWithdrawal,
  PrintOrderForm,
  PutTeaserListIntoCart,
  PutWishlistIntoCart,
  RateDescription,
  RecordGlance,
  RefillCart,
  Register,
  RegisterBusiness,
  RegisterBuyer,
  RemoveAddress,
  RemoveReturnImage,
  Reorder,
  RequestPasswordLink,
  ReleaseClaims,
  RevokeWishlistLinks,
  SaveAddress,
  SavePackstation,
  SavePaymentStep,
  SaveReview,
  SaveShippingStep,
  SelectReturnItems,
  SendContactRequest,
  SetStandardWishlist,
  SettleMerkzettelMerge,
  ShareWishlist,
  StartExpress,
  StartPrimeCheckout,
  SubmitReturn,
  SubscribeToNewsletter,
  SubscribeToPrime,
  UnsubscribeByMailProgram,
  UnsubscribeFromNewsletter,
  WatchItem,
  UpdateCart,
  WithdrawClaim,
];

/** Every resolver of the client-facing schema. */
export const RESOLVERS: readonly Type[] = [
  ...ACTIONS,
  AccountResolver,
  AddressesResolver,
  BusinessesResolver,
  CartsResolver,
  CatalogueResolver,
  CheckoutResolver,
  ComparedResolver,
  CompetitionsResolver,
  ContentResolver,
  CustomersResolver,
  DealsResolver,
  ExpressPaymentResolver,
  OrderHistoryResolver,
  OrdersResolver,
  PasswordsResolver,
  OrderStatusResolver,
  PaymentReturnResolver,
  PrimeResolver,
  ProductPartsResolver,
  ReturnsResolver,
  ReviewsResolver,
  SearchResolver,
  SharedWishlistResolver,
  TeaserListsResolver,
  WishlistsResolver,
  WithdrawalsResolver,
  CancellationsResolver,
  ContactRequestsResolver,
];
