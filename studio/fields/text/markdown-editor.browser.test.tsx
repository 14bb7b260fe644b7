import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MarkdownEditor } from './markdown-editor.tsx'

const ends = { 'a list': '- Bread\n- Butter', 'a table': '| Train | Leaves |\n| --- | --- |\n| Ipoh | seven |' }

for (const [what, source] of Object.entries(ends))
  test(`a text that ends in ${what} stays unchanged until the editor types`, async () => {
    const onChange = vi.fn()
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<MarkdownEditor id="text" markdown={source} onChange={onChange} />)
    const text = page.getByRole('textbox').last()
    const words = text.getByText(/Butter|Ipoh/)
    await words.click()
    await userEvent.keyboard('{End}')
    await expect.poll(() => text.element().lastElementChild?.textContent).toBe('')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' too')
    expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(' too'))
    root.unmount()
  })
