import type { Customers } from '@shop/domain/customers/customers.port';
import { isEmailTaken } from '../sessions/registration-errors.ts';
import { currentUser } from '../sessions/current-user.ts';
import type { WorldOf } from '../worlds/worlds.ts';
import { changeAccountData, changeEmail, changePhone } from './change-account.ts';
import { customerOf } from './customer-of.ts';
import { deleteAccount } from './delete-account.ts';

export const inMemoryCustomers = (worldOf: WorldOf): Customers => ({
  current: async (shopper) => worldOf(shopper).read((view) => customerOf(currentUser(view, shopper))),
  isEmailUnique: async (shopper, email) => worldOf(shopper).read((view) => !isEmailTaken(view, email)),
  updateEmail: async (shopper, change) => worldOf(shopper).run((tx) => changeEmail(tx, shopper, change)),
  updatePhone: async (shopper, phone) => worldOf(shopper).run((tx) => changePhone(tx, shopper, phone)),
  changeAccountData: async (shopper, typed) => worldOf(shopper).run((tx) => changeAccountData(tx, shopper, typed)),
  deleteAccount: async (shopper, password) => worldOf(shopper).run((tx) => deleteAccount(tx, shopper, password)),
});
