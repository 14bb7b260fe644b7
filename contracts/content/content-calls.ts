import * as z from 'zod'
import type { Call } from '../calls/call.ts'
import { blogListAnswerSchema, blogListQuerySchema, blogPostQuerySchema } from './blog.ts'
import { contentItemSchema } from './content-item.ts'
import { listAnswerSchema, listQuerySchema, pageAnswerSchema, pageQuerySchema } from './page.ts'
import { cultureQuery, redirectsAnswerSchema, routesAnswerSchema, routesQuerySchema } from './route-node.ts'
import { searchAnswerSchema, searchQuerySchema } from './search/search.ts'
import { tokenAnswerSchema } from './token.ts'

const detailQuerySchema = z.object({ key: z.string().min(1), query: z.string().optional(), culture: cultureQuery })

const detailAnswerSchema = z.looseObject({
  data: z.looseObject({
    current: contentItemSchema,
    previous: contentItemSchema.nullish(),
    next: contentItemSchema.nullish(),
    related: z.array(contentItemSchema).nullish(),
  }),
})

const read = { system: 'content', method: 'GET', answers: 'json', builtIn: true, writes: false } as const

export const contentCalls = {
  token: {
    ...read,
    id: 'content.token',
    summary: 'A token for the other calls',
    path: '/umbraco/auth/gettoken',
    request: {},
    response: tokenAnswerSchema,
  },
  routes: {
    ...read,
    id: 'content.routes',
    summary: 'The tree of all nodes, by their URL segments',
    path: '/umbraco/shared/getRoute',
    auth: 'bearer',
    request: { query: routesQuerySchema },
    response: routesAnswerSchema,
  },
  page: {
    ...read,
    id: 'content.page',
    summary: 'One node with chosen properties and levels of items',
    path: '/umbraco/shared/get',
    auth: 'bearer',
    request: { query: pageQuerySchema },
    response: pageAnswerSchema,
  },
  detail: {
    ...read,
    id: 'content.detail',
    summary: 'One node with its neighbours and related nodes',
    path: '/umbraco/shared/detail',
    auth: 'bearer',
    request: { query: detailQuerySchema },
    response: detailAnswerSchema,
    without: 'the site reads shared/get instead, without neighbours and related pages',
  },
  list: {
    ...read,
    id: 'content.list',
    summary: 'One node with a window on a long list of items',
    path: '/umbraco/massiveData/get',
    auth: 'bearer',
    request: { query: listQuerySchema },
    response: listAnswerSchema,
    without: 'the site reads shared/get instead',
  },
  blogList: {
    ...read,
    id: 'content.blog-list',
    summary: 'One page of blog posts, by category, tag or words',
    path: '/umbraco/blog/get',
    auth: 'bearer',
    request: { query: blogListQuerySchema },
    response: blogListAnswerSchema,
    without: 'the site reads shared/get instead',
  },
  blogPost: {
    ...read,
    id: 'content.blog-post',
    summary: 'One blog post with its neighbours',
    path: '/umbraco/blog/detail',
    auth: 'bearer',
    request: { query: blogPostQuerySchema },
    response: detailAnswerSchema,
    without: 'the site reads shared/get instead, without neighbours and related pages',
  },
  search: {
    ...read,
    id: 'content.search',
    summary: 'Search pages, offers and questions, best match first',
    path: '/umbraco/search/get',
    auth: 'bearer',
    request: { query: searchQuerySchema },
    response: searchAnswerSchema,
    without: 'the site finds pages by their names only',
  },
  redirects: {
    ...read,
    id: 'content.redirects',
    summary: 'Public paths that lead elsewhere, as those of pages that were renamed',
    path: '/umbraco/shared/redirects',
    auth: 'bearer',
    request: {},
    response: redirectsAnswerSchema,
    without: 'addresses that pages had before lead nowhere, unless the site knows them itself',
  },
} as const satisfies Record<string, Call>
