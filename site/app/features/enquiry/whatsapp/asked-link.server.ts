import { shortTokens } from '@agency/contracts/tokens/short-token.server.ts'
import * as z from 'zod'
import { askedPath } from './asked-path.ts'

/** What a page showed when its visitor asked about it on WhatsApp. Nothing in it is about the visitor. */
export type Asked = {
  reference: string
  /** Milliseconds since 1970, whole seconds. */
  at: number
  /** What the address of an enquiry names: the page, and what was chosen of it. */
  query: [name: string, value: string][]
  title: string
  facts: { label: string; value: string }[]
}

/** What most links hold. Changing it ends all links that were sent. */
const usual =
  '"search","result","out","back","sum","deal","month","depart","2027-","people","2"],"Date","How many","About when",' +
  '" January February March April May June July August September October November December 2026 2027 2028",' +
  '"about","/attraction-ticket/","/royal-caribbean-cruise/","/holiday-package/","/ground-package/",' +
  '"departure","room","Balcony","Cabin","Twin sharing","adults","2","children","childAges","rooms"],' +
  '["Departure"," 2027","Room","Rooms","Adults","2","Children"," aged ","Price","from RM .00 per person"," × RM ",".00 = RM ",.00"]]'

const strings = z.array(z.string())
const tokens = shortTokens('asked-on-whatsapp', z.tuple([z.string(), z.number(), z.string(), strings, strings]), usual)

/** How long a link shows its page. */
const lifetimeMs = 60 * 24 * 60 * 60 * 1000

/** The address of a planner's link, from the root of the site. */
export function askedAddress({ reference, at, query, title, facts }: Asked, secret: string): string {
  const told = facts.flatMap(({ label, value }) => [label, value])
  const token = tokens.sign([reference, Math.floor(at / 1000), title, query.flat(), told], secret)
  return `${askedPath}?t=${token}`
}

/** What a link tells: `forged` if we did not make it, `over` if its time has passed. */
export function readAsked(token: string, secret: string, now: number): Asked | 'forged' | 'over' {
  const claims = tokens.read(token, secret)
  if (!claims) return 'forged'
  const [reference, seconds, title, query, told] = claims
  const at = seconds * 1000
  if (now - at > lifetimeMs) return 'over'
  return { reference, at, title, query: pairs(query), facts: pairs(told).map(([label, value]) => ({ label, value })) }
}

function pairs(flat: string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
}
