import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useShortcut } from '../../parts/use-shortcut.ts'
import { Shortcuts } from './shortcuts.tsx'

const save = vi.fn()
function Screen() {
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('s', save)
  return (
    <>
      <input aria-label="Title" />
      <button type="button">Elsewhere</button>
      <Shortcuts isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

test('“?” lists the shortcuts, except where text is typed, and can be turned off; Ctrl S is heard in a field too', async () => {
  localStorage.clear()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Screen />)
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.click()
  await userEvent.keyboard('?{Control>}s{/Control}')
  await expect.element(title).toHaveValue('?')
  expect(save).toHaveBeenCalledOnce()
  await expect.element(list).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await userEvent.keyboard('?')
  await expect.element(list).toBeVisible()
  await expect.element(list.getByText('Check and publish the open page, or ask for it')).toBeVisible()
  await list.getByRole('checkbox').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Elsewhere' }).click()
  await userEvent.keyboard('?')
  await expect.element(list).not.toBeInTheDocument()
  root.unmount()
})
