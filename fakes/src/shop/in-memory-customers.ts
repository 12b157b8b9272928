import type { Customers } from '@shop/domain/customers/customers.port';
import { isEmailTaken } from '../sessions/find-account.ts';
import { currentUser } from '../sessions/current-user.ts';
import type { World } from '../worlds/world.ts';
import { changeAccountData, changeEmail, changePhone } from '../customers/change-account.ts';
import { customerOf } from '../customers/customer-of.ts';
import { deleteAccount } from '../customers/delete-account.ts';

export const inMemoryCustomers = (world: World, address: string): Customers => ({
  current: async (shopper) => world.read((view) => customerOf(currentUser(view, shopper))),
  isEmailUnique: async (_shopper, email) => world.read((view) => !isEmailTaken(view, email)),
  updateEmail: async (shopper, change) => world.run((tx) => changeEmail(tx, shopper, change, address)),
  updatePhone: async (shopper, phone) => world.run((tx) => changePhone(tx, shopper, phone)),
  changeAccountData: async (shopper, typed) => world.run((tx) => changeAccountData(tx, shopper, typed)),
  deleteAccount: async (shopper, password) => world.run((tx) => deleteAccount(tx, shopper, password, address)),
});
