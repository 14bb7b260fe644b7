import { Icon } from '@agency/ui/pictures/icon.tsx'
import { words } from '../words/words.ts'
import { announce, announceFault } from './announcements.tsx'
import { SmallButton } from './forms/buttons.tsx'

/** @param label for screen readers, if “Copy” alone is unclear */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  async function copy() {
    if (await copyText(text)) announce(words.account.copied)
    else announceFault(new Error(words.account.notCopied))
  }
  return (
    <SmallButton aria-label={label} onClick={copy}>
      <Icon name="copy" size={16} /> {words.account.copy}
    </SmallButton>
  )
}

/**
 * Browsers offer the clipboard over https and on localhost only; elsewhere this copies from a hidden field.
 * @returns true on success
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedFromField(text)
  }
}

function copiedFromField(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // Within a window everything outside it is inert.
  ;(document.querySelector('[role=dialog]') ?? document.body).append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
