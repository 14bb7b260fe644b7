import { readTermsFrom } from '@agency/words/term-words.ts'
import { useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { DocumentStylesProvider } from '../styles/document-styles.tsx'
import { defineIsland } from './define-island.ts'
import { Island } from './island.tsx'

const greeting = defineIsland('greeting', ({ who }: { who: string; others?: string[] }) => {
  const id = useId()
  return <b id={id}>Hello, {who}</b>
})
const around = defineIsland('around', ({ who }: { who: string }) => (
  <Island of={greeting} props={{ who }} when="near" />
))

const pageStyles = {}
const renderIsland = (tree: React.ReactNode, identifierPrefix: string) => renderToString(tree, { identifierPrefix })
const inPage = (content: React.ReactNode) =>
  renderToStaticMarkup(
    <DocumentStylesProvider value={{ pageStyles, renderIsland }}>
      <p>Before</p>
      {content}
    </DocumentStylesProvider>,
  )

test('the ids of an island depend on its name and id, not on its place in the page', () => {
  const island = <Island of={greeting} props={{ who: 'Siti' }} when="touch" id="2" />
  const alone = inPage(island)
  const deep = inPage(
    <ul>
      {[1, 2].map(item => (
        <li key={item}>{item === 2 && island}</li>
      ))}
    </ul>,
  )
  expect(alone).toContain('data-island="greeting" data-prefix="greeting2" data-when="touch"')
  expect(deep).toContain(alone.slice('<p>Before</p>'.length))
  expect(alone).toMatch(/id="[^"]*greeting2[^"]*"/)
})

test('props cannot close the script element', () => {
  const who = '</script><script>alert(1)</script>'
  const html = inPage(<Island of={greeting} props={{ who }} when="touch" />)
  expect(html.match(/<script/g)).toHaveLength(1)
  const [, json = ''] = /<script type="application\/json">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ who })
})

test('an island within another is a part of it', () => {
  const html = inPage(<Island of={around} props={{ who: 'Siti' }} when="touch" />)
  expect(html.match(/data-island/g)).toHaveLength(1)
  expect(html).toContain('Siti')
})

test('the words of terms in the props stand beside the island, whatever it shows first', () => {
  const before = readTermsFrom(english => ({ Siti: '<茜蒂>' })[english])
  onTestFinished(() => readTermsFrom(before))
  const html = inPage(<Island of={greeting} props={{ who: 'Siti', others: ['Ali'] }} when="touch" />)
  expect(html).toContain('data-terms="{&quot;Siti&quot;:&quot;&lt;茜蒂&gt;&quot;}"')
})
