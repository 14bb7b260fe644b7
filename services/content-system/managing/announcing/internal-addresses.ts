import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Addresses that are not on the internet (RFC 6890), in the words that an administrator reads. */
const RANGES: Record<string, string[]> = {
  'this machine itself': ['0.0.0.0/8', '127.0.0.0/8', '::/128', '::1/128'],
  'a private network': ['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fec0::/10'],
  'the network card of this machine, where cloud machines keep their secrets': ['169.254.0.0/16', 'fe80::/10'],
  'no machine on the internet': [
    '192.0.0.0/24',
    '192.0.2.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
    // The internet of IPv6 is 2000::/3 alone; within it, what leads to IPv4 or is for examples.
    '::/3',
    '4000::/2',
    '8000::/1',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20',
  ],
}

/** The ranges of one family: those of IPv6 are no ranges of IPv4, though `BlockList` takes an address of it for `::ffff:…`. */
const listsOf = (family: 'ipv4' | 'ipv6') =>
  Object.entries(RANGES).map(([words, ranges]) => {
    const list = new BlockList()
    for (const range of ranges) {
      const [network = '', bits] = range.split('/')
      if (network.includes(':') === (family === 'ipv6')) list.addSubnet(network, Number(bits), family)
    }
    return { words, list }
  })

const lists = { ipv4: listsOf('ipv4'), ipv6: listsOf('ipv6') }

/** Why an IP address is not called, in words; undefined where it may be. Takes IPv4 within IPv6 for what it is. */
export function whyInternal(address: string): string | undefined {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  const judged = family === 'ipv6' ? [...lists.ipv4, ...lists.ipv6] : lists.ipv4
  return judged.find(({ list }) => list.check(address, family))?.words
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
  return `${host} is ${words}. Webhooks only go to addresses on the internet, so that they cannot reach into the network of this machine. The operator of the site can allow this host (WEBHOOK_INTERNAL_HOSTS).`
}
