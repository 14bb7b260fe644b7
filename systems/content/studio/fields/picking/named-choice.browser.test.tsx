import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nodesByPlace } from '../../parts/nodes/nodes-by-place.ts'
import { NamedChoice } from './named-choice.tsx'

const common = { alias: 'widget', parentKey: null, sort: 1, state: 'published', children: 0 } as const
const row = (key: string, name: string, urlSegment: string) => ({ ...common, key, name, urlSegment })
const nodes = nodesByPlace([row('k1', 'Home slider', 'home-main'), row('k2', 'Summer', 'summer')])
vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ nodes }) }))

test('a row of slides is chosen by its name and opened from there; rows without a known name are stored by key', async () => {
  const chosen: unknown[] = []
  const schema = {
    title: 'row of slides' as const,
    anyOf: [{ enum: ['home-main', 'scb'] }, { title: 'text' as const }],
  }
  const element = (
    <NamedChoice
      path={['slider']}
      schema={schema}
      value="home-main"
      required={false}
      onChange={value => chosen.push(value)}
    />
  )
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await expect.element(page.getByRole('link', { name: 'Open “Home slider”' })).toHaveAttribute('href', '/pages/k1')
  const field = page.getByRole('combobox', { name: /^Slides/ })
  await expect.element(field).toHaveDisplayValue('Home slider')
  await field.selectOptions('Summer')
  expect(chosen).toEqual(['k2'])
  root.unmount()
})
