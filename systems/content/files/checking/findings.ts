import type { ContentMap } from './content-map.ts'
import { checkDates } from './days/dates.ts'
import { checkDaysOff } from './days/days-off.ts'
import { checkLicence } from './days/licence.ts'
import type { Finding } from './finding.ts'
import { checkLinks } from './links/links.ts'
import { checkOrphans } from './links/orphans.ts'
import { siteAddresses } from './links/site-addresses.ts'
import { checkDealCards } from './offers/deal-cards.ts'
import { checkFairs } from './offers/fairs.ts'
import { checkLinkedTerms } from './offers/linked-terms.ts'
import { checkNetRates } from './offers/net-rates.ts'
import { checkOfferFacts } from './offers/offer-facts.ts'
import { checkPromises } from './offers/promises.ts'
import { checkPictures, type Drawings } from './pictures/drawn.ts'
import { checkPhotographs } from './pictures/photographs.ts'
import { checkPictureCount } from './pictures/picture-count.ts'
import { checkCategories, checkDealTags } from './terms.ts'
import { checkForbiddenForms } from './words/forbidden-forms.ts'
import { checkLegalGaps } from './words/legal-texts.ts'
import { checkDuplicates, checkLengths } from './words/texts.ts'
import { checkTranslations, renderedTranslations } from './words/translations.ts'

/** All findings that need no rendered pages. @param drawn the names of all drawings */
export const allFindings = (map: ContentMap, drawn: Drawings): Finding[] => [
  ...findingsByThemselves(map, siteAddresses(map), drawn),
  ...findingsTogether(map),
  ...findingsInTranslations(map, siteAddresses(map)),
]

/** The findings about one node, without those about links to it: quick among many. */
export function findingsOf(key: string, map: ContentMap, drawn: Drawings): Finding[] {
  const single = { ...map, nodes: map.nodes.filter(node => node.key === key) }
  const translations = map.translations.filter(node => node.key === key)
  return [
    ...findingsInTranslations({ ...map, translations }, siteAddresses(map)),
    ...findingsByThemselves(single, siteAddresses(map), drawn),
    ...checkPhotographs(single, [0]),
    ...[...checkDealTags(map), ...checkDuplicates(map)].filter(({ node }) => node.key === key),
  ]
}

/** Findings about single nodes. @param isAnswered true for every address of the site */
export const findingsByThemselves = (
  some: ContentMap,
  isAnswered: (path: string) => boolean,
  drawn: Drawings,
): Finding[] => [
  ...checkLinks(some, isAnswered),
  ...checkPictures(some, drawn),
  ...checkPictureCount(some),
  ...checkPhotographs(some, [1, 2]),
  ...checkCategories(some),
  ...checkDealCards(some),
  ...checkNetRates(some),
  ...checkOfferFacts(some),
  ...checkLinkedTerms(some),
  ...checkLengths(some),
  ...checkForbiddenForms(some),
  ...checkDates(some),
  ...checkDaysOff(some),
  ...checkLicence(some),
]

export const findingsTogether = (map: ContentMap): Finding[] => [
  ...checkDealTags(map),
  ...checkPromises(map),
  ...checkFairs(map),
  ...checkDuplicates(map),
  ...checkOrphans(map),
  ...checkLegalGaps(map),
]

export function findingsInTranslations(map: ContentMap, isAnswered: (path: string) => boolean): Finding[] {
  const rendered = { ...map, nodes: map.translations.map(renderedTranslations) }
  return [...checkLinks(rendered, isAnswered), ...checkForbiddenForms(rendered), ...checkTranslations(map)]
}
