import type { PageRoute } from '../../../clients/content/routes/route-resolution.ts'
import { publicAddress, type SiteIdentity } from '../site-identity.ts'
import { isUnlisted } from '../site-map/unlisted-pages.ts'
import { languageOf } from '../translations.ts'

/**
 * `/llms.txt`, as llmstxt.org proposes it: the parts of the site and their pages, for programs that answer questions about it.
 * @param pages The pages of the first level, in the order of the content.
 */
export function llmsText({ siteUrl, brand }: SiteIdentity, pages: PageRoute[]): string {
  const isShown = (page: PageRoute) => !isUnlisted(page.path) && languageOf(page) === 'en-MY'
  const line = ({ name, path }: PageRoute) => `- [${inBrackets(name)}](${publicAddress(siteUrl, path)})`
  const shown = pages.filter(page => isShown(page) && page.path !== '/')
  const [lists, singles] = [shown.filter(({ children }) => children.length > 0), shown.filter(isAlone)]
  const parts = lists.map(page => [
    `## ${oneLine(page.name)}`,
    '',
    line(page),
    ...page.children.filter(isShown).map(line),
    '',
  ])
  return [
    `# ${oneLine(brand.brandName)}`,
    '',
    `> ${oneLine(brand.tagline || brand.legalName || brand.brandName)}`,
    '',
    ...parts.flat(),
    '## Other pages',
    '',
    ...singles.map(line),
    '',
  ].join('\n')
}

const isAlone = ({ children }: PageRoute) => children.length === 0
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const inBrackets = (text: string) => oneLine(text).replace(/[[\]\\]/g, '\\$&')
