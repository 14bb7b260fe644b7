import type { BlogPosting } from 'schema-dts'
import type { SiteIdentity } from '../site-identity.ts'
import { agencyInShort } from './agency.ts'
import type { ArticleSubject, DescribedPage } from './page-subject.ts'

/** Headlines longer than this are not shown by search engines. */
const longestHeadline = 110

/** One article. */
export function blogPosting(subject: ArticleSubject, page: DescribedPage, site: SiteIdentity): BlogPosting {
  const { headline, published, updated, author, section, tags, words, minutes } = subject
  return {
    '@type': 'BlogPosting',
    headline: headline.slice(0, longestHeadline),
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    inLanguage: 'en-MY',
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    publisher: agencyInShort(site),
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role } : agencyInShort(site),
    ...(page.image && { image: page.image }),
    ...(published && { datePublished: published }),
    ...((updated ?? published) && { dateModified: updated ?? published }),
    ...(section && { articleSection: section }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
  }
}
