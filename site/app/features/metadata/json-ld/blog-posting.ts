import { currentLanguage } from '@agency/words/current-language.ts'
import { tagOf } from '@agency/words/languages.ts'
import type { BlogPosting } from 'schema-dts'
import type { SiteIdentity } from '../site-identity.ts'
import { agencyInShort } from './agency.ts'
import type { ArticleSubject, DescribedPage } from './page-subject.ts'

/** Search engines do not show longer headlines. */
const maxHeadline = 110

export function blogPosting(subject: ArticleSubject, page: DescribedPage, site: SiteIdentity): BlogPosting {
  const { headline, published, updated, author, section, tags, words, minutes } = subject
  const changed = updated ?? published
  return {
    '@type': 'BlogPosting',
    headline: headline.slice(0, maxHeadline),
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    inLanguage: tagOf(currentLanguage()),
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    publisher: agencyInShort(site),
    author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role } : agencyInShort(site),
    ...(page.image && { image: page.image }),
    ...(published && { datePublished: startOf(published) }),
    ...(changed && { dateModified: startOf(changed) }),
    ...(section && { articleSection: section }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
  }
}

/** Search engines ask for a time with its zone. */
const startOf = (day: string): string => `${day}T00:00:00+08:00`
