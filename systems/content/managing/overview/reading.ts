import { plainText } from '../../delivery/search/plain-text.ts'
import type { ContentMap } from '../../files/checking/content-map.ts'
import { type Finding, findingsAbout } from '../../files/checking/finding.ts'
import { isPage } from '../../schemas/registry.ts'
import { memoize } from '../../tree/memoize.ts'

/** Shorter ones leave half of a search result empty. */
const SHORTEST_DESCRIPTION = 50
/** Reading speed, and the maximal reading time. */
const WORDS_A_MINUTE = 220
const MAX_MINUTES = 12

/** Their cards show a picture. */
const NEED_A_PICTURE = new Set(['contentDetail', 'contentCatogory', 'destinationPage', 'newsArticle', 'dealsPage'])

/** Weaknesses that only writers can mend; no file is refused for them. */
export function checkReading({ nodes }: ContentMap): Finding[] {
  return nodes
    .filter(({ alias }) => isPage(alias))
    .flatMap(node => {
      const about = findingsAbout(node)
      const { metaDescription, image } = node.properties
      const findings: Finding[] = []
      if (typeof metaDescription === 'string' && metaDescription.length < SHORTEST_DESCRIPTION)
        findings.push(
          about.warning('metaDescription', `has ${metaDescription.length} characters; search results show up to 160`),
        )
      if (NEED_A_PICTURE.has(node.alias) && !image) findings.push(about.warning('image', 'this page has no picture'))
      const minutes = minutesOf(node.properties)
      if (minutes > MAX_MINUTES) findings.push(about.warning('bodyText', `takes about ${minutes} minutes to read`))
      return findings
    })
}

const minutesOf = memoize(({ bodyText }: Record<string, unknown>) =>
  Math.round(plainText(typeof bodyText === 'string' ? bodyText : '').split(' ').length / WORDS_A_MINUTE),
)
