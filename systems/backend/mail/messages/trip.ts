import type { Fact, MailPicture } from '@agency/service-kit/mail/mail-parts.ts'
import { receiptWords } from '@agency/words/mails/receipt/words.ts'
import { withoutAddresses } from './without-addresses.ts'

export type Trip = {
  title: string
  href: string
  facts: Fact[]
  picture: MailPicture | undefined
  /** `YYYY-MM-DD`, where the visitor chose a departure. */
  day: string | undefined
}

/** Undefined where title or choice, words of the site's server, contain an address after all. */
export function tripOf(fields: Record<string, unknown>, siteUrl: string): Trip | undefined {
  const { about, aboutTitle: title, aboutPicture, chosen = '', depart } = fields
  if (typeof about !== 'string' || typeof title !== 'string') return undefined
  if (withoutAddresses(`${title}\n${chosen}`) !== `${title}\n${chosen}`) return undefined
  return {
    title,
    href: siteUrl + about,
    facts: factsIn(String(chosen)),
    picture: pictureAt(aboutPicture, receiptWords().pictureOf(title), siteUrl),
    day: typeof depart === 'string' ? depart : undefined,
  }
}

/** Reads `Departure: 12 June 2027; Cabin: Balcony`; a piece without a label belongs to the previous one. */
function factsIn(chosen: string): Fact[] {
  const facts: Fact[] = []
  for (const piece of chosen.split('; ')) {
    const [, label, value] = /^([^:;]{1,40}): (.+)$/.exec(piece) ?? []
    const last = facts.at(-1)
    if (label && value) facts.push([label, value])
    else if (last && piece) last[1] += `; ${piece}`
    else if (piece) facts.push([receiptWords().chosen, piece])
  }
  return facts
}

function pictureAt(path: unknown, alt: string, siteUrl: string): MailPicture | undefined {
  if (typeof path !== 'string' || !URL.canParse(path, siteUrl)) return undefined
  const { origin, href } = new URL(path, siteUrl)
  return origin === new URL(siteUrl).origin ? { src: href, alt } : undefined
}
