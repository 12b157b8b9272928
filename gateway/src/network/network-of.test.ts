import { expect, it } from 'vitest';
import { countedNetworks, isOwnMachine, networkOf } from './network-of.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:7:1::1', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001:ffff:ffff:ffff:ffff', '2001:db8:7:1::/64'],
  ['2001:db8:7:2::1', '2001:db8:7:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['127.0.0.1', '127.0.0.1'],
  ['', 'unknown'],
  ['somewhere', 'unknown'],
])('the network of %j is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['203.0.113.9', false],
  ['2001:db8:7:1::1', false],
  ['', false],
  ['localhost', false],
])('%j is this machine: %s, however often it is asked', (address, own) => {
  expect([isOwnMachine(address), isOwnMachine(address)]).toEqual([own, own]);
});

it.each([
  ['2001:db8:7:1::/64', ['2001:db8:7:1::/64', '2001:db8:7:0::/56', '2001:db8:7::/48']],
  ['2001:db8:7:1ff::/64', ['2001:db8:7:1ff::/64', '2001:db8:7:100::/56', '2001:db8:7::/48']],
  ['2001:db8:7:ffff::/64', ['2001:db8:7:ffff::/64', '2001:db8:7:ff00::/56', '2001:db8:7::/48']],
  ['203.0.113.9', ['203.0.113.9']],
  ['unknown', ['unknown']],
])('%s counts for %j, each with a higher figure than the one before', (network, counted) => {
  expect(countedNetworks(network)).toEqual(counted.map((name, at) => ({ network: name, times: [1, 2, 4][at] })));
});
