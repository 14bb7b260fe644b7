import { currentLanguage } from '@agency/words/current-language.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { slugOf } from '../../../addresses/addresses.ts'
import { addressForReader } from '../../../addresses/languages/reader.server.ts'
import { returnTarget } from '../../../addresses/return-target.ts'
import { list } from '../../../clients/content/readers/lenient-values.server.ts'
import { headOf, pageProperties } from '../../../features/metadata/page-properties.server.ts'
import { publicAddress } from '../../../features/metadata/site-identity.ts'
import { loadBrand } from '../../../features/site-settings/shell-model.server.ts'
import { authorOf } from '../../../features/site-settings/trust/people.server.ts'
import type { PageRequest } from '../../page/page-loader.server.ts'
import { articleNode, articlePath, isArticleCard } from '../article-card.server.ts'

const schema = z.object(pageProperties)

/** With an origin of no page before the site's, targets have their origin. */
const nowhere = 'http://localhost:1'

/** Feed readers keep older articles themselves. */
const newest = 20

export type FeedEntry = {
  title: string
  url: string
  summary: string
  /** Malaysian calendar day. */
  published: string | undefined
  author: string | undefined
  category: string | undefined
}

export type Feed = {
  title: string
  description: string
  url: string
  entries: FeedEntry[]
}

/**
 * Articles that are there in the language of the reader.
 * @throws A 404 response when the page of the request is not a news page.
 */
export async function loadFeed({ content, env, route }: PageRequest): Promise<Feed> {
  if (route.alias !== 'newsmainpage') throw data('This page could not be found', { status: 404 })
  const [node, articles, brand] = await Promise.all([
    content.node(schema, { key: route.key }),
    content.articles(list(articleNode), { key: route.key, page: 1, pageSize: newest }),
    loadBrand(content, env),
  ])
  const names = new Map(articles.categories.map(({ slug, name }) => [slug, name]))
  const isThere = (item: z.output<typeof articleNode>) => {
    const path = articlePath(item, route)
    return currentLanguage() === mainLanguage || addressForReader(path) !== path
  }
  const items = articles.items.filter(isArticleCard).filter(isThere)
  // Without an article in the language there is the English feed alone; a path would lead back to this one.
  if (items.length === 0 && articles.items.length > 0)
    throw redirect(returnTarget(`${env.SITE_URL}${route.path}/feed.xml`, [nowhere, env.SITE_URL]))
  const entries = items.map(async item => ({
    title: item.title || item.name,
    url: publicAddress(env.SITE_URL, addressForReader(articlePath(item, route))),
    summary: item.excerpt,
    published: item.published,
    author: (await authorOf(content, env.CONTENT_KEY_AUTHORS, item.author))?.name,
    category: names.get(slugOf(item.category)),
  }))
  return {
    title: `${brand.brandName}: ${route.name}`,
    description: headOf(node, route).description,
    url: publicAddress(env.SITE_URL, addressForReader(route.path)),
    entries: await Promise.all(entries),
  }
}
