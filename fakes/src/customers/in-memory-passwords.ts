import type { Passwords } from '@shop/domain/customers/passwords.port';
import type { WorldOf } from '../worlds/worlds.ts';
import { changePassword, changePasswordByLink } from './change-password.ts';
import { findPasswordLink, passwordLinkState, requestPasswordLink } from './request-password-link.ts';

export const inMemoryPasswords = (worldOf: WorldOf): Passwords => ({
  change: async (shopper, change) => worldOf(shopper).run((tx) => changePassword(tx, shopper, change)),
  requestLink: async (shopper, request) => worldOf(shopper).run((tx) => requestPasswordLink(tx, shopper, request)),
  linkState: async (shopper, token) =>
    worldOf(shopper).read((view) => passwordLinkState(view, findPasswordLink(view, shopper, token))),
  changeByLink: async (shopper, change) => worldOf(shopper).run((tx) => changePasswordByLink(tx, shopper, change)),
});
