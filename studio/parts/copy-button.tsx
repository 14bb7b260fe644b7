import { Icon } from '@agency/ui/pictures/icon.tsx'
import { words } from '../words/words.ts'
import { announce, announceFault } from './announcements.tsx'
import { SmallButton } from './buttons.tsx'
import { copyText } from './copy-text.ts'

/** Copies a text. @param label What screen readers hear, where “Copy” alone would not say what. */
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
