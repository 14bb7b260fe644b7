import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MarkdownEditor } from './markdown-editor.tsx'

vi.mock('../../parts/nodes/studio-data.ts', () => ({ useStudio: () => ({ types: {}, nodes: { byKey: new Map() } }) }))

const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => root.render(null))

const ends = { 'a list': '- Bread\n- Butter', 'a table': '| Train | Leaves |\n| --- | --- |\n| Ipoh | seven |' }

for (const [what, source] of Object.entries(ends))
  test(`a text that ends in ${what} stays unchanged until the editor types`, async () => {
    const onChange = vi.fn()
    root.render(<MarkdownEditor key={what} id="text" markdown={source} onChange={onChange} />)
    const text = page.getByRole('textbox').last()
    const words = text.getByText(/Butter|Ipoh/)
    await words.click()
    await userEvent.keyboard('{End}')
    await expect.poll(() => text.element().lastElementChild?.textContent).toBe('')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' too')
    expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(' too'))
  })

for (const [what, prepare, expected] of [
  ['without a selection writes the address', '{End} ', 'Sail from [tel:+6041234567](tel:+6041234567)'],
  ['links the selected words', '{Shift>}{Home}{/Shift}', '[Sail from](tel:+6041234567)'],
] as const)
  test(`a link ${what}`, async () => {
    const onChange = vi.fn()
    const element = <MarkdownEditor key={what} id="text" markdown="Sail from" onChange={onChange} />
    root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
    await page.getByText('Sail from').click()
    await userEvent.keyboard(prepare)
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await page.getByLabelText('Or another address').fill('tel:+6041234567')
    await page.getByRole('button', { name: 'Use this address' }).click()
    // Without the styles of the studio, a browser keeps a space at the end of a line as a fixed one.
    await expect.poll(() => onChange.mock.lastCall?.[0].replace('&nbsp;', ' ')).toBe(expected)
  })
