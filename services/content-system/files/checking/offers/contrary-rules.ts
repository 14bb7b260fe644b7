import { type BookingTerms, bookingTerms } from '@agency/contracts/site/terms/terms.ts'
import { kindOfTerms } from '@agency/contracts/site/terms/terms-faults.ts'
import * as z from 'zod'
import { contentDetail } from '../../../schemas/content-detail.ts'
import type { SourceNode } from '../../reading/source-node.ts'
import type { ContentMap } from '../content-map.ts'
import { type Finding, findingsAbout } from '../finding.ts'
import { textsWithin } from '../texts-within.ts'
import { contraryRules, type Rules } from './rules-in-prose.ts'

const termsOfOffer = z.object(contentDetail.shape).pick({
  termsKind: true,
  price: true,
  deposit: true,
  depositPercent: true,
  balanceDays: true,
  freeDays: true,
  ports: true,
  groupLeast: true,
  groupMost: true,
})

/** Insurers have rules of their own, and articles describe those of others. */
const withoutTerms = /^\/(?:travel-insurance|blog|studentportal)\b/

/** Sentences about deposits and cancelling that contradict the structured terms, on offers and on every other page. */
export function checkContraryRules(map: ContentMap): Finding[] {
  const settings = [...map.byKey.values()].find(({ alias }) => alias === 'settings')?.properties.bookingTerms
  const terms = z.array(bookingTerms).safeParse(settings).data ?? []
  if (terms.length === 0) return []
  return map.nodes
    .filter(node => !withoutTerms.test(map.pathOf(node)))
    .flatMap(node => {
      const rules = rulesOf(node, terms)
      return textsWithin(node.properties)
        .filter(({ path: [property] }) => property !== 'bookingTerms')
        .flatMap(({ path, text }) =>
          contraryRules(text, rules).map(({ found, message }) =>
            findingsAbout(node).error(path, `${message} (“${found}”)`, found),
          ),
        )
    })
}

function rulesOf(node: SourceNode, terms: BookingTerms[]): Rules {
  if (node.alias !== 'contentDetail') return undefined
  const own = termsOfOffer.safeParse(node.properties).data
  const ofKind = own && terms.find(({ kind }) => kind === kindOfTerms(own))
  return own && ofKind && { own, ofKind }
}
