import type { MetaDescriptor } from 'react-router'
import type { PageSubject } from './json-ld/page-subject.ts'

/** Open Graph tags of articles; empty for other pages. */
export function articleTags(subject: PageSubject | undefined): MetaDescriptor[] {
  if (subject?.kind !== 'article') return []
  const { published, updated, author, section, tags } = subject
  return [
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(updated ? [{ property: 'article:modified_time', content: updated }] : []),
    ...(author ? [{ name: 'author', content: author.name }] : []),
    ...(section ? [{ property: 'article:section', content: section }] : []),
    ...tags.map(tag => ({ property: 'article:tag', content: tag })),
  ]
}
