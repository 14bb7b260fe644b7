import { plainText } from '../../delivery/search/plain-text.ts'
import type { ContentMap } from '../../files/checking/content-map.ts'
import { type Finding, findingsAbout } from '../../files/checking/finding.ts'
import { isPage } from '../../schemas/registry.ts'
import { memoize } from '../../tree/memoize.ts'

/** Shorter ones leave half of a search result empty. */
const shortestDescription = 50
/** Reading speed, and the maximal reading time. */
const wordsAMinute = 220
const maxMinutes = 12

/** Their cards show a picture. */
const needAPicture = new Set(['contentDetail', 'contentCatogory', 'destinationPage', 'newsArticle', 'dealsPage'])

/** Weaknesses that only writers can mend; no file is refused for them. */
export function checkReading({ nodes }: ContentMap): Finding[] {
  return nodes
    .filter(({ alias }) => isPage(alias))
    .flatMap(node => {
      const about = findingsAbout(node)
      const { metaDescription, image } = node.properties
      const findings: Finding[] = []
      if (typeof metaDescription === 'string' && metaDescription.length < shortestDescription)
        findings.push(
          about.warning('metaDescription', `has ${metaDescription.length} characters; search results show up to 160`),
        )
      if (needAPicture.has(node.alias) && !image) findings.push(about.warning('image', 'this page has no picture'))
      const minutes = minutesOf(node.properties)
      if (minutes > maxMinutes) findings.push(about.warning('bodyText', `takes about ${minutes} minutes to read`))
      return findings
    })
}

const minutesOf = memoize(({ bodyText }: Record<string, unknown>) =>
  Math.round(plainText(typeof bodyText === 'string' ? bodyText : '').split(' ').length / wordsAMinute),
)
