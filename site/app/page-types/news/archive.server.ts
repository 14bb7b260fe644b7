import { formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { list } from '../../clients/content/readers/lenient-values.server.ts'
import { type ArticleNode, articleNode } from './article-card.server.ts'

/** One month with articles; `month` as it stands in the address, `2026-10`. */
export type ArchiveMonth = { month: string; name: string; count: number }

/** As many as the contract lets us ask for at once. */
const windowSize = 100

/** Every article below a news page, newest first. */
export async function allArticles(content: ContentSource, key: string): Promise<ArticleNode[]> {
  const read = (page: number) => content.articles(list(articleNode), { key, page, pageSize: windowSize })
  const first = await read(1)
  const others = Array.from({ length: Math.max(0, Math.ceil(first.total / windowSize) - 1) }, (_, at) => read(at + 2))
  return [first, ...(await Promise.all(others))].flatMap(window => window.items)
}

/** The months in which articles were published, newest first. */
export function monthsOf(articles: ArticleNode[]): ArchiveMonth[] {
  const counts = new Map<string, number>()
  for (const { published } of articles) {
    const month = published?.slice(0, 7)
    if (month) counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return [...counts]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([month, count]) => ({ month, count, name: formatMonth(month) }))
}
