/** An edit of the schema: in the definition that opens so, one text becomes another. */
export interface SchemaEdit {
  readonly in: string;
  readonly replace: string;
  readonly with: string;
}

/** A kind of change as `SCHEMA-CHANGES.md` names it, an edit of that kind, and the operations that it concerns. */
export type SchemaChange = readonly [kind: string, edit: SchemaEdit, operations: readonly string[]];

const OF_EVERY_ADDRESS = [
  'addBillingAddress',
  'addShippingAddress',
  'registerCustomer',
  'registerGuest',
  'updateBillingAddress',
  'updateShippingAddress',
];

/** What stops a deployment. */
export const BREAKING: readonly SchemaChange[] = [
  [
    'a root field that we ask is removed',
    { in: 'type Query {', replace: 'isUniqueEmail(email: String!): Boolean!', with: '' },
    ['isUniqueEmail'],
  ],
  [
    'a root field that we ask is renamed',
    { in: 'type Mutation {', replace: 'submitCart(', with: 'placeOrder(' },
    ['submitCart'],
  ],
  [
    'a field that we select is removed',
    { in: 'type VoucherCodeStatus {', replace: 'saving: Money!', with: '' },
    ['FindCart', 'addWishlistToCart', 'cart_update', 'mergeCarts', 'validateAndAddToCartBestellschein'],
  ],
  [
    'a field that we select changes its type',
    { in: 'type QuantityChange {', replace: 'asked: Int!', with: 'asked: String!' },
    ['addProductsToCartFromTeaserWishlist', 'addWishlistToCart', 'cart_update', 'validateAndAddToCartBestellschein'],
  ],
  [
    'a field that never was null may be null (`T!` becomes `T`)',
    { in: 'type AbTest {', replace: 'trackingCode: String!', with: 'trackingCode: String' },
    ['getPageDetailsByUrl'],
  ],
  [
    'an entry of a list that never was null may be null',
    { in: 'type NavigationModel {', replace: '[NavigationNode!]!', with: '[NavigationNode]!' },
    ['getNavigationModel'],
  ],
  [
    'a single value becomes a list',
    { in: 'type FooterLinkBlock {', replace: ' link: FooterLink', with: ' link: [FooterLink!]' },
    ['getFooterByPageId'],
  ],
  [
    'an object that we select becomes another type',
    {
      in: 'type AuthToken {',
      replace: 'expires: DateTime!',
      with: 'expires: AuthExpiry!\n}\ntype AuthExpiry { at: DateTime!',
    },
    ['login', 'registerCustomer', 'registerGuest'],
  ],
  [
    'an argument that we give is removed',
    { in: 'type Query {', replace: 'getCustomerInfo(url: String!)', with: 'getCustomerInfo' },
    ['getCustomerInfo'],
  ],
  [
    'an argument that we give changes its type',
    { in: 'type Query {', replace: 'getOrdersV2(page: Int!', with: 'getOrdersV2(page: String!' },
    ['getOrdersV2'],
  ],
  [
    'an argument that we may leave out is required',
    { in: 'type Mutation {', replace: 'shopInit(cartId: ID,', with: 'shopInit(cartId: ID!,' },
    ['shopInit'],
  ],
  [
    'a new argument is required',
    { in: 'type Mutation {', replace: 'logout: MutationAnswer!', with: 'logout(reason: String!): MutationAnswer!' },
    ['logout'],
  ],
  [
    'a field of an input that we send is removed',
    { in: 'input VoucherInput {', replace: 'code: String!', with: 'id: ID' },
    ['cart_update'],
  ],
  [
    'a new field of an input that we send is required',
    {
      in: 'input SpeditionsFieldInput {',
      replace: 'fieldValue: String!',
      with: 'fieldValue: String!\n  unit: String!',
    },
    ['saveSpeditionsData'],
  ],
  [
    'a value of an enum that we send is removed',
    { in: 'enum AddressFormType {', replace: 'private', with: 'person' },
    OF_EVERY_ADDRESS,
  ],
  [
    'a value is added to an enum that we receive',
    { in: 'enum VariantAttributeType {', replace: 'tile', with: 'tile\n  slider' },
    ['getVariantInformationForProduct'],
  ],
  [
    'a member is added to a union that we receive',
    { in: 'union TeaserAttribute', replace: ' | LinkAttribute', with: ' | LinkAttribute | AbTest' },
    ['getPageDetailsByUrl'],
  ],
  [
    'a member of a union that we select from is removed',
    { in: 'union TeaserAttribute', replace: ' | LinkAttribute', with: '' },
    ['getPageDetailsByUrl'],
  ],
];

/** What works on, for now. */
export const WARNINGS: readonly SchemaChange[] = [
  [
    'a field that we select is deprecated',
    {
      in: 'type ShopInit {',
      replace: 'userId: ID!',
      with: 'userId: ID! @deprecated(reason: "Goes on 2027-03-01, take visitorId.")',
    },
    ['shopInit'],
  ],
  [
    'an argument that we give is deprecated',
    {
      in: 'type Mutation {',
      replace: 'shopInit(cartId: ID,',
      with: 'shopInit(cartId: ID @deprecated(reason: "Goes on 2027-03-01"),',
    },
    ['shopInit'],
  ],
  [
    'a value of an enum that we send or receive is deprecated',
    { in: 'enum AddressFormType {', replace: 'private', with: 'private @deprecated(reason: "Goes on 2027-03-01")' },
    OF_EVERY_ADDRESS,
  ],
  [
    'a value of an enum that we only receive is removed',
    { in: 'enum VariantAttributeType {', replace: '\n  tile', with: '' },
    ['getVariantInformationForProduct'],
  ],
  [
    'the default of an argument that we may leave out changes',
    {
      in: 'type Query {',
      replace: 'searchText: String, dateFilter: String)',
      with: 'searchText: String, dateFilter: String = "last3months")',
    },
    ['getOrdersV2'],
  ],
];

/** What breaks others only. */
export const UNUSED: readonly SchemaChange[] = [
  [
    'a root field that we never ask is removed',
    { in: 'type Query {', replace: 'getActiveAbTests: [AbTest!]!', with: '' },
    [],
  ],
  [
    'a field that we do not select is removed',
    { in: 'type OrderListPage {', replace: '"The same as `ordersPerPage`."\n  elementsPerPage: Int!', with: '' },
    [],
  ],
  [
    'a field that we do not select may be null',
    { in: 'type OrderListPage {', replace: 'elementsPerPage: Int!', with: 'elementsPerPage: Int' },
    [],
  ],
  [
    'a field that we do not select changes its type',
    { in: 'type Money {', replace: 'stringValue: String!', with: 'stringValue: Int!' },
    [],
  ],
];

/** What is not even listed. */
export const NOTHING: readonly SchemaChange[] = [
  [
    'a field or a type is added',
    { in: 'type Shipper {', replace: 'code: ID!', with: 'code: ID!\n  colour: String!' },
    [],
  ],
  [
    'a field that may be null never is (`T` becomes `T!`)',
    { in: 'type Shipper {', replace: 'info: String', with: 'info: String!' },
    [],
  ],
  [
    'a required argument may be left out',
    { in: 'type Query {', replace: 'isUniqueEmail(email: String!)', with: 'isUniqueEmail(email: String)' },
    [],
  ],
  [
    'a new argument has a default or may be null',
    {
      in: 'type Mutation {',
      replace: 'logout: MutationAnswer!',
      with: 'logout(everywhere: Boolean! = false): MutationAnswer!',
    },
    [],
  ],
  [
    'a new field of an input may be left out',
    { in: 'input VoucherInput {', replace: 'code: String!', with: 'code: String!\n  note: String' },
    [],
  ],
  [
    'a value is added to an enum that we only send',
    { in: 'enum AddressFormType {', replace: 'private', with: 'private\n  club' },
    [],
  ],
  [
    'something that we do not use is deprecated',
    {
      in: 'type OrderListPage {',
      replace: 'elementsPerPage: Int!',
      with: 'elementsPerPage: Int! @deprecated(reason: "2027-03-01")',
    },
    [],
  ],
  [
    'the default of an argument that we always give changes',
    {
      in: 'type Query {',
      replace: 'calculateShippingCost: Boolean! = false',
      with: 'calculateShippingCost: Boolean! = true',
    },
    [],
  ],
];
