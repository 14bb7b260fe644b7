import { contentCalls } from '@agency/contracts/content/content-calls.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { testSystem } from '../../testing/test-system.ts'
import { uuidOfPath } from '../../tree/uuid-of-path.ts'

const word = 'unannounced'
const blog = uuidOfPath('pages/blog')
const post = uuidOfPath('pages/blog/post')
const newKey = '7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f71'
const article = 'author: aini\npublished: 2026-01-01\ncategory: food\ntags: [penang]\nexcerpt: An excerpt\n'

const it = await testSystem(
  contentFolder({
    'authors.md':
      '---\nalias: folder\nname: Authors\nitems:\n  - { alias: author, name: Aini, slug: aini, role: W, bio: B }\n---\n',
    'pages/blog.md': prose('Blog').replace('prosePage', 'newsMainPage'),
    'pages/blog/post.md': prose('Post', 'Text.', article).replace('prosePage', 'newsArticle'),
  }),
)
afterAll(() => it.stop())

/** Every reading call, asked for the nodes that have drafts and for the word that only drafts have. */
const questions: Record<keyof typeof contentCalls, string[]> = {
  token: [],
  routes: ['deep=8'],
  page: [
    `key=${blog}&query=title,bodyText,metaTitle&deep=5`,
    `key=${post}&query=title,bodyText`,
    `key=${newKey}&query=title`,
  ],
  detail: [`key=${post}&query=title,bodyText`],
  list: [`key=${blog}&query=title,bodyText&deep=2`],
  blogList: [`key=${blog}`, `key=${blog}&search=${word}`, `key=${blog}&tag=${word}`],
  blogPost: [`key=${post}&query=title,bodyText`, `urlSegment=${word}&query=title`],
  search: [`q=${word}`, `q=${word.slice(0, 5)}&typing=true`],
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
    title: `${word} title`,
    metaTitle: word,
    metaDescription: word,
    bodyText: `Some ${word} text`,
    author: 'aini',
    published: '2026-01-02',
    category: 'food',
    tags: [word],
    excerpt: word,
  }
  const draft = { alias: 'newsArticle', parentKey: blog, name: word, urlSegment: word, source }
  await it.edit('PUT', `nodes/${post}/draft`, draft)
  await it.edit('PUT', `nodes/${newKey}/draft`, { ...draft, urlSegment: `${word}-new` })
  expect(JSON.stringify(await (await it.edit('GET', 'tree')).json())).toContain(word)
  const before = await everythingPublic()
  expect(before).toContain('Post')
  expect(before).not.toContain(word)

  await it.edit('DELETE', `nodes/${post}/draft`)
  await it.edit('DELETE', `nodes/${newKey}`)
  expect(await everythingPublic()).not.toContain(word)

  await it.edit('PUT', `nodes/${newKey}/draft`, { ...draft, urlSegment: `${word}-new` })
  expect((await it.edit('POST', `nodes/${newKey}/publish`)).status).toBe(200)
  expect(await everythingPublic()).toContain(`Some ${word} text`)
  await it.edit('DELETE', `nodes/${newKey}`)
  expect(await everythingPublic()).not.toContain(word)
})
