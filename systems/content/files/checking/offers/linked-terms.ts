import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { innerLinks } from '../links/links.ts'
import { textsWithin } from '../texts-within.ts'

const figure = String.raw`\b\d+\s?(?:%|per cent\b|peratus\b|(?:working |calendar )?(?:days?|hari)\b)`
const subject = String.raw`\b(?:cancel|deposit|(?:non-?)?refund|(?:mem|pem)?batal)`

/** A percentage or a number of days in one sentence with cancelling, a deposit or a refund. */
const figureOfTerms = new RegExp(`${figure}[^.!?;<\\n]*${subject}|${subject}[^.!?;<\\n]*${figure}`, 'i')

/** The pages of the terms, with those below them. */
const pageOfTerms = /^\/(?:cancel|tnc)(?:\/|$)/i

/** Offers with figures of terms in their texts that neither have terms of their own nor link to a page of terms. */
export function checkLinkedTerms({ nodes }: ContentMap): Finding[] {
  return nodes
    .filter(({ alias, properties: { terms } }) => alias === 'contentDetail' && !(Array.isArray(terms) && terms.length))
    .flatMap(node => {
      const match = textsWithin(node.properties).find(({ text }) => figureOfTerms.test(text))
      if (!match || innerLinks(node).some(({ path }) => pageOfTerms.test(path))) return []
      const near = figureOfTerms.exec(match.text)?.[0]
      const message = `says “${near}” without its terms: link to /cancel or /tnc, or list them under terms`
      return [findingsAbout(node).error(match.path, message, near)]
    })
}
