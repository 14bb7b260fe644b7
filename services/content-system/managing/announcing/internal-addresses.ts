import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Addresses that are nobody's on the internet (RFC 6890), in the words in which an administrator is told of them. */
const RANGES: Record<string, string[]> = {
  'this machine itself': ['0.0.0.0/8', '127.0.0.0/8', '::/128', '::1/128'],
  'a private network': ['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
  'the network card of this machine, where cloud machines keep their secrets': ['169.254.0.0/16', 'fe80::/10'],
  'no machine on the internet': [
    '192.0.0.0/24',
    '192.0.2.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
    '64:ff9b::/96',
    '2001::/32',
    '2001:db8::/32',
    '2002::/16',
    'ff00::/8',
  ],
}

const lists = Object.entries(RANGES).map(([words, ranges]) => {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4')
  }
  return { words, list }
})

/** Why an IP address is not called, in words; undefined where it may be. Takes IPv4 within IPv6 for what it is. */
export function whyInternal(address: string): string | undefined {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return lists.find(({ list }) => list.check(address, family))?.words
}

/** The host of an address, without the brackets of IPv6. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '')

/**
 * Why a webhook cannot have this address, in words; undefined where it can.
 * @param internalHosts Hosts that are called although they are internal.
 */
export async function whyRefused(url: string, internalHosts: string[]): Promise<string | undefined> {
  const { username, password } = new URL(url)
  if (username || password) return 'Leave out the name and password in the address: the secret says who is calling.'
  const host = hostOf(url)
  if (internalHosts.includes(host)) return undefined
  const found = await lookup(host, { all: true }).catch(() => [])
  if (found.length === 0) return `There is no host ${host}. Is it spelt right?`
  const words = found.map(({ address }) => whyInternal(address)).find(Boolean)
  if (words === undefined) return undefined
  return `${host} is ${words}. Webhooks only go to addresses on the internet, so that nobody reaches into the network from here. Whoever runs the site can allow this host (WEBHOOK_INTERNAL_HOSTS).`
}
