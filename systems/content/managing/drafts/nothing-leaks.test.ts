import { contentCalls } from '@agency/contracts/content/content-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { type TestSystem, testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const WORD = 'unannounced'
const BLOG = uuidOfPath('pages/blog')
const POST = uuidOfPath('pages/blog/post')
const NEW = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f71'
const article = 'author: aini\npublished: 2026-01-01\ncategory: food\ntags: [penang]\nexcerpt: An excerpt\n'

let it: TestSystem
beforeAll(async () => {
  it = await testSystem(
    contentFolder({
      'authors.md':
        '---\nalias: folder\nname: Authors\nitems:\n  - { alias: author, name: Aini, slug: aini, role: W, bio: B }\n---\n',
      'pages/blog.md': prose('Blog').replace('prosePage', 'newsMainPage'),
      'pages/blog/post.md': prose('Post', 'Text.', article).replace('prosePage', 'newsArticle'),
    }),
  )
}, 60_000)
afterAll(() => it.stop())

/** Every reading call, asked for the nodes that have drafts and for the word that only drafts have. */
const questions: Record<keyof typeof contentCalls, string[]> = {
  token: [],
  routes: ['deep=8'],
  page: [
    `key=${BLOG}&query=title,bodyText,metaTitle&deep=5`,
    `key=${POST}&query=title,bodyText`,
    `key=${NEW}&query=title`,
  ],
  detail: [`key=${POST}&query=title,bodyText`],
  list: [`key=${BLOG}&query=title,bodyText&deep=2`],
  blogList: [`key=${BLOG}`, `key=${BLOG}&search=${WORD}`, `key=${BLOG}&tag=${WORD}`],
  blogPost: [`key=${POST}&query=title,bodyText`, `urlSegment=${WORD}&query=title`],
  search: [`q=${WORD}`, `q=${WORD.slice(0, 5)}&typing=true`],
  redirects: [''],
}

async function everythingPublic(): Promise<string> {
  const answers = Object.entries(questions).flatMap(([name, queries]) => {
    const path = contentCalls[name as keyof typeof contentCalls].path.replace('/umbraco/', '')
    return queries.map(query => it.read(`${path}?${query}`))
  })
  return JSON.stringify((await Promise.all(answers)).map(({ json }) => json))
}

test('no delivery call reveals drafts, discarded drafts or deleted nodes', async () => {
  const source = {
    title: `${WORD} title`,
    metaTitle: WORD,
    metaDescription: WORD,
    bodyText: `Some ${WORD} text`,
    author: 'aini',
    published: '2026-01-02',
    category: 'food',
    tags: [WORD],
    excerpt: WORD,
  }
  const draft = { alias: 'newsArticle', parentKey: BLOG, name: WORD, urlSegment: WORD, source }
  await it.edit('PUT', `nodes/${POST}/draft`, draft)
  await it.edit('PUT', `nodes/${NEW}/draft`, { ...draft, urlSegment: `${WORD}-new` })
  expect(JSON.stringify(await (await it.edit('GET', 'tree')).json())).toContain(WORD)
  const before = await everythingPublic()
  expect(before).toContain('Post')
  expect(before).not.toContain(WORD)

  await it.edit('DELETE', `nodes/${POST}/draft`)
  await it.edit('DELETE', `nodes/${NEW}`)
  expect(await everythingPublic()).not.toContain(WORD)

  await it.edit('PUT', `nodes/${NEW}/draft`, { ...draft, urlSegment: `${WORD}-new` })
  expect((await it.edit('POST', `nodes/${NEW}/publish`)).status).toBe(200)
  expect(await everythingPublic()).toContain(`Some ${WORD} text`)
  await it.edit('DELETE', `nodes/${NEW}`)
  expect(await everythingPublic()).not.toContain(WORD)
})
