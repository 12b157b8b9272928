/** What `anAddressForm` is in the upstream's fields. */
export const ADDRESS = {
  formType: 'private',
  salutation: 'mrs',
  firstName: 'Änne',
  lastName: 'Krüger',
  postCode: '10115',
  city: 'Berlin',
  streetAndHouseNr: 'Schulweg 4',
  country: 'DE',
  packstationAddress: false,
} as const;

/** What `aPackstationForm` is in the upstream's fields. */
export const PACKSTATION = {
  formType: 'private',
  salutation: 'mr',
  firstName: 'Jan',
  lastName: 'Becker',
  postCode: '20095',
  city: 'Hamburg',
  streetAndHouseNr: 'Packstation 101',
  country: 'DE',
  packstationAddress: true,
  additionalAddress: '123456',
} as const;
