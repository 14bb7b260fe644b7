import { expect, test } from 'vitest'
import type { PageRoute } from '../../../clients/content/routes/route-resolution.ts'
import type { Brand } from '../../site-settings/shell-model.server.ts'
import { llmsText } from './llms-text.ts'

function page(path: string, name: string, children: PageRoute[] = [], ancestors: PageRoute[] = []): PageRoute {
  const urlSegment = path.split('/').at(-1) ?? ''
  return { key: path, name, alias: 'prosepage', urlSegment, path, ancestors, children }
}
const site = {
  siteUrl: 'https://site.example',
  brand: { brandName: 'Example', tagline: 'Wander\nwell' } as Brand,
}

test('each list is a part with its pages; pages of agents, answers and translations are left out', () => {
  const pdpa = page('/pdpa', 'Personal data')
  pdpa.children.push(page('/pdpa/bahasa-malaysia', 'Data peribadi', [], [pdpa]))
  const tours = page('/tours', 'Tours', [page('/tours/sabah', 'Sabah [new]')])
  expect(
    llmsText(site, [page('/', 'Home'), tours, pdpa, page('/faq', 'FAQ'), page('/agent', 'Agents')]),
  ).toBe(`# Example

> Wander well

## Tours

- [Tours](https://site.example/tours)
- [Sabah \\[new\\]](https://site.example/tours/sabah)

## Personal data

- [Personal data](https://site.example/pdpa)

## Other pages

- [FAQ](https://site.example/faq)
`)
})
